import { useId } from 'react';
import { useController } from 'react-hook-form';
import { BLOCKS, type BlockKind } from '@/content/schema/block';
import { blockFieldWords as words } from '@/words/staff';
import { KIND_WORDS } from './kind-words';
import './block-fields.css';

/** Classes for the shapes of a drawing. Text on a picture or a dark background is light. */
const INK: Record<string, string> = {
  p: 'fill-line-strong stroke-none opacity-55',
  P: 'peer fill-ink-3 stroke-none opacity-75',
  d: 'peer fill-brand-deep stroke-none',
  o: 'stroke-line-strong',
  b: 'fill-accent stroke-none',
  T: 'stroke-ink [stroke-width:2.6] peer-[*]:stroke-paper',
  t: '[stroke-width:1.4] peer-[*]:stroke-paper',
  l: 'stroke-line-strong [stroke-width:0.7]',
};

/**
 * A drawing of each layout, on 64 × 40. As x, y, width, height: `p` a picture, `P` one with text on
 * it, `d` a dark background, `o` a frame, `b` a button, `l` a line. As x, y, width: `T` a heading,
 * `t` text.
 */
const DRAWINGS: Record<BlockKind, Partial<Record<string, string>>> = {
  opening: {
    wide: 'P0,0,64,40 T5,25,26 t5,32,38',
    beside: 'T2,14,18 t2,21,16 t2,26,12 p24,4,40,32',
    quiet: 'T2,4,30 t2,11,40 p0,18,64,22',
  },
  text: {
    column: 'T2,6,16 t24,6,38 t24,12,38 t24,18,36 t24,24,38 t24,30,22',
    columns: 'T2,5,26 t2,14,27 t2,20,27 t2,26,27 t2,32,20 t35,14,27 t35,20,27 t35,26,25 t35,32,12',
    large: 'T2,5,56 T2,12,42 t2,22,36 t2,28,38 t2,34,24',
  },
  beside: {
    start: 'p0,3,36,34 T40,10,20 t40,18,24 t40,24,22 t40,30,12',
    end: 'T2,10,20 t2,18,24 t2,24,22 t2,30,12 p28,3,36,34',
    over: 'P0,0,64,40 T5,16,22 t5,24,30 t5,30,24',
  },
  pictures: {
    rows: 'p0,1,38,18 p40,1,24,18 p0,21,24,18 p26,21,38,18',
    pair: 'p0,1,34,30 p37,9,27,30',
    strip: 'p0,7,26,26 p28,7,26,26 p56,7,8,26',
  },
  list: {
    menu: 'T18,4,28 t6,14,26 t52,14,6 t6,22,30 t52,22,6 t6,30,22 t52,30,6',
    columns:
      'T2,4,22 t2,14,16 t23,14,5 t2,22,16 t23,22,5 t2,30,16 t23,30,5 t36,14,16 t57,14,5 t36,22,16 t57,22,5 t36,30,16 t57,30,5',
    cards:
      'o1,3,29,15 T5,8,14 t5,13,8 o34,3,29,15 T38,8,14 t38,13,8 o1,22,29,15 T5,27,14 t5,32,8 o34,22,29,15 T38,27,14 t38,32,8',
  },
  cards: {
    three:
      'p0,4,20,22 T0,31,12 t0,36,18 p22,4,20,22 T22,31,12 t22,36,18 p44,4,20,22 T44,31,12 t44,36,18',
    two: 'p0,2,31,25 T0,32,14 t0,37,26 p33,2,31,25 T33,32,14 t33,37,26',
    rows: 'p0,2,30,16 T34,7,16 t34,13,26 p34,22,30,16 T2,27,16 t2,33,26',
  },
  quotation: {
    large: 'T8,10,48 T12,18,40 T17,26,30 t24,35,16',
    quiet: 't18,12,42 t18,18,40 t18,24,30 t18,33,14 l12,9,0,27',
    dark: 'd0,0,64,40 T10,12,44 T14,20,36 t24,30,16',
  },
  facts: {
    rows: 'l2,7,60,0 t2,12,12 t24,12,36 l2,18,60,0 t2,23,12 t24,23,30 l2,29,60,0 t2,34,12 t24,34,34',
    columns:
      'T2,9,14 t2,15,16 T24,9,14 t24,15,16 T46,9,14 t46,15,14 T2,26,14 t2,32,16 T24,26,14 t24,32,12',
    large: 'T2,6,24 t2,13,34 l2,18,60,0 T2,24,30 t2,31,40 l2,36,60,0',
  },
  times: {
    line: 'l2,14,60,0 o4,12,4,4 T3,24,12 t3,30,14 o26,12,4,4 T25,24,12 t25,30,14 o48,12,4,4 T47,24,12 t47,30,12',
    table:
      'T2,8,10 t18,8,40 l2,13,60,0 T2,19,10 t18,19,34 l2,24,60,0 T2,30,10 t18,30,38 l2,35,60,0',
    columns:
      'T2,8,10 t2,15,24 t2,20,20 T36,8,10 t36,15,24 t36,20,18 T2,28,10 t2,35,22 T36,28,10 t36,35,20',
  },
  'stay-search': { strip: 'o2,14,60,12 t6,20,12 t22,20,8 t34,20,8 b48,14,14,12' },
  'full-moons': {
    strip:
      'o3,12,8,8 o13,12,8,8 o23,12,8,8 o33,12,8,8 o43,12,8,8 o53,12,8,8 t3,26,8 t13,26,8 t23,26,8 t33,26,8 t43,26,8 t53,26,8',
  },
  way: {
    map: 'p0,2,36,36 t40,8,10 t54,8,8 t40,16,10 t54,16,8 t40,24,10 t54,24,8',
    list: 'T2,5,22 l2,11,60,0 t2,16,20 t50,16,12 l2,21,60,0 t2,26,26 t50,26,12 l2,31,60,0 t2,36,18 t50,36,12',
  },
  offer: {
    beside: 'p0,3,34,34 T38,8,20 t38,15,24 t38,21,18 b38,29,14,7',
    card: 'o8,2,48,36 p8,2,48,16 T13,24,20 t13,31,14 b38,26,14,7',
    wide: 'p0,0,64,22 T2,28,22 t2,34,30 b46,29,16,7',
  },
  press: {
    band: 'd0,6,64,28 T5,16,26 t5,23,22 b44,16,14,8',
    quiet: 'T2,13,30 t2,20,38 b2,27,16,8',
    picture: 'P0,0,64,40 T5,14,26 t5,21,30 b5,28,16,8',
  },
  part: {},
};

export function LookField({ kind }: { kind: BlockKind }) {
  const group = useId();
  const { field } = useController({ name: 'look' });
  return (
    <fieldset className="field look-field">
      <legend className="label">{words.look}</legend>
      <div className="grid grid-cols-[repeat(3,minmax(0,12rem))] gap-[clamp(0.4rem,1.5vw,0.75rem)] mt-2">
        {BLOCKS[kind].looks.map((look) => (
          <label
            className="grid gap-2 content-start p-[0.6rem] border border-line rounded-2 text-ink-2 text-xs leading-[1.35] cursor-pointer hover:border-ink-3 has-checked:border-brand has-checked:text-ink [transition:border-color_var(--t1)] has-checked:[box-shadow:inset_0_0_0_1px_var(--brand)]"
            key={look}
          >
            <input
              type="radio"
              className="sr-only"
              name={group}
              value={look}
              checked={field.value === look}
              onBlur={field.onBlur}
              onChange={() => field.onChange(look)}
            />
            <Drawing of={DRAWINGS[kind][look]} />
            {KIND_WORDS[kind].looks[look]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Drawing({ of = '' }: { of: string | undefined }) {
  const shapes = of.split(' ').map((one) => {
    const [x, y, width, height] = one.slice(1).split(',').map(Number);
    return { type: one.charAt(0), x, y, width, height };
  });
  return (
    <svg className="w-full fill-none stroke-ink-3" viewBox="0 0 64 40" aria-hidden="true">
      {shapes.map(({ type, x = 0, y = 0, width = 0, height = 0 }, at) =>
        'Ttl'.includes(type) ? (
          <path key={at} className={INK[type]} d={`M${x} ${y}h${width}v${height}`} />
        ) : (
          <rect key={at} className={INK[type]} {...{ x, y, width, height }} />
        ),
      )}
    </svg>
  );
}
