// A plugin of Stryker: of all faults it lets through as many as were asked for. The others count
// as not planted.
import path from 'node:path';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { isChosen } from './sample.ts';

const PERCENT = Number(process.env['MUTATION_PERCENT'] ?? 100);
const SEED = process.env['MUTATION_SEED'] ?? '1';

class SampleChecker {
  async init() {}

  async check(mutants) {
    return Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        isChosen(nameOf(mutant), SEED, PERCENT)
          ? { status: 'passed' }
          : { status: 'compileError', reason: 'not in the sample' },
      ]),
    );
  }

  group(mutants) {
    return [mutants.map(({ id }) => id)];
  }
}

function nameOf({ fileName, location: { start, end }, mutatorName, replacement }) {
  const place = [start.line, start.column, end.line, end.column].join(':');
  return `${path.basename(fileName)} ${place} ${mutatorName} ${replacement}`;
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'sample', SampleChecker)];
