import { parseSync } from 'vite';

type Node = { type: string; start: number; end: number; [field: string]: unknown };

export type Found = { text: string; line: number };

const LETTER = /\p{L}/u;

/** Attributes and fields that are shown or read aloud, whatever they belong to. */
const READ =
  /^(?:aria-(?:label|description|valuetext|roledescription|placeholder)|alt|header|title|label|placeholder|purpose|question|summary|hint|description|caption|text|note|\w+(?:Label|Text|Title|Hint|Note|Words?))$/;
/** Attributes that only the browser reads. */
const TECHNICAL = /^(?:class|className|\w+ClassName|d|href|id|key|rel|sizes|srcSet|style|viewBox)$/;
/** Calls whose texts are selectors, columns, classes, keys or error messages for developers. */
const TECHNICAL_CALL =
  /^(?:cn|closest|matches|querySelector|querySelectorAll|select|includes|startsWith|endsWith|\w*Error)$/;
const LENGTH = /\d(?:px|rem|vw|dppx)\b/;

/**
 * True for text that looks like language: a capitalised word, two words with a space, the end of a
 * sentence.
 */
function readsLikeWords(text: string): boolean {
  const plain = text.trim();
  if (!LETTER.test(plain) || LENGTH.test(plain) || plain.startsWith('<')) return false;
  if (/^\(?\p{Lu}?\p{Ll}+\)$/u.test(plain) || /^\p{Lu}\p{Ll}+$/u.test(plain)) return true;
  if (/^\p{Lu}.*\p{L}[.?!…:]$/u.test(plain)) return true;
  if (!/[\p{L},.’'”]\s+[\p{L}“(]/u.test(plain)) return false;
  // A sentence begins with a capital letter, or lacks the signs and hyphens of names and classes.
  return /^[\p{Lu}“(]/u.test(plain) || !/[[\]:_/]|\p{L}-\p{L}|-\d/u.test(plain);
}

/** Like `readsLikeWords`, for a template literal: a word outside its `${}` counts. */
function readsLikeWordsAround(text: string): boolean {
  const own = text.replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '§');
  return (
    readsLikeWords(own.replaceAll('§', ' ')) ||
    (/§[,.:]?\s+(?:–\s)?\p{L}{2,}(?=[\s.,]|$)|(?:^|\s)\p{L}{2,}:?\s+§/u.test(own) &&
      !/[;{}[\]_/]|-§|§-/.test(own))
  );
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'MemberExpression') return nameOf(node['property']);
  if (node.type === 'Super') return 'superError';
  if (node.type === 'Literal') return String(node['value']);
  return typeof node['name'] === 'string' ? node['name'] : nameOf(node['name']);
}

function nodesIn(node: Node): Node[] {
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

/**
 * Finds user-visible texts in code: between tags, in visible or spoken attributes and fields, and
 * anywhere else that a text looks like language.
 * @param file its extension tells whether the code holds JSX
 */
export function wordsInCode(code: string, file: string): Found[] {
  const found: Found[] = [];

  function note(text: string, at: number): void {
    found.push({
      text: text.trim().replaceAll(/\s+/g, ' '),
      line: code.slice(0, at).split('\n').length,
    });
  }

  /** @param shown true if a text here is certainly visible; then one letter makes it a finding */
  function walk(node: Node, shown: boolean): void {
    const inside = (deeper: boolean) => nodesIn(node).forEach((child) => walk(child, deeper));
    switch (node.type) {
      case 'JSXText':
      case 'Literal': {
        const { value } = node;
        if (typeof value !== 'string') return undefined;
        if (shown ? LETTER.test(value) : readsLikeWords(value)) note(value, node.start);
        return undefined;
      }
      case 'TemplateLiteral': {
        const text = code.slice(node.start + 1, node.end - 1);
        const own = text.replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '');
        if (shown ? LETTER.test(own) : readsLikeWordsAround(text)) note(text, node.start);
        return nodesIn(node).forEach((child) => walk(child, false));
      }
      case 'JSXAttribute': {
        const name = nameOf(node['name']);
        if (!TECHNICAL.test(name) && isNode(node['value'])) walk(node['value'], READ.test(name));
        return undefined;
      }
      case 'JSXOpeningElement': {
        const isPart = nameOf(node['name']) === 'StaffErrorBoundary';
        return nodesIn(node).forEach((child) => {
          const value = child['value'];
          if (isPart && nameOf(child['name']) === 'name' && isNode(value)) walk(value, true);
          else walk(child, false);
        });
      }
      case 'Property': {
        const key = node['computed'] === true ? '' : nameOf(node['key']);
        if (isNode(node['value']) && !key.startsWith('@')) walk(node['value'], READ.test(key));
        return undefined;
      }
      case 'CallExpression':
      case 'NewExpression':
        return TECHNICAL_CALL.test(nameOf(node['callee'])) ? undefined : inside(false);
      // The condition and the left side of `&&` are not shown.
      case 'ConditionalExpression':
      case 'LogicalExpression':
        return nodesIn(node).forEach((child) =>
          walk(child, shown && child !== node['test'] && child !== node['left']),
        );
      case 'JSXElement':
      case 'JSXFragment':
        return nodesIn(node).forEach((child) => walk(child, child.type !== 'JSXOpeningElement'));
      case 'JSXExpressionContainer':
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
        return inside(shown);
      case 'BinaryExpression':
      case 'SwitchCase':
        return nodesIn(node)
          .filter((child) => child.type !== 'Literal' || node['operator'] === '+')
          .forEach((child) => walk(child, shown));
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
        return undefined;
      default:
        return node.type.startsWith('TS') ? undefined : inside(false);
    }
  }

  walk(parseSync(file, code).program as unknown as Node, false);
  return found;
}
