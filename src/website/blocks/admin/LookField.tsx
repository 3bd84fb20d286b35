import { useId } from 'react';
import { useController } from 'react-hook-form';
import { BLOCKS, type BlockKind, type BlockOf } from '@/content/schema/block';
import { blockFieldWords as words } from '@/words/staff';
import './block-fields.css';

/** The ink of each shape of a drawing; what is written on a picture or dark ground is pale. */
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

type Look<K extends BlockKind> = BlockOf<K>['look'];

type Props<K extends BlockKind> = {
  kind: K;
  /** What each composition is called. */
  names: Record<Look<K>, string>;
  /**
   * A drawing of each, on 64 × 40: `p` a picture, `P` one with words on it, `d` dark ground, `o` a frame and `b` a button as
   * x, y, width, height; `T` letters of a heading and `t` of a text as x, y, width; `l` a line.
   */
  drawings: Record<Look<K>, string>;
};

/** The composition of a block, chosen by a small drawing of it and its name. */
export function LookField<K extends BlockKind>({ kind, names, drawings }: Props<K>) {
  const group = useId();
  const { field } = useController({ name: 'look' });
  const looks: readonly Look<K>[] = BLOCKS[kind].looks;
  return (
    <fieldset className="field look-field">
      <legend className="label">{words.look}</legend>
      <div className="grid grid-cols-[repeat(3,minmax(0,12rem))] gap-[clamp(0.4rem,1.5vw,0.75rem)] mt-2">
        {looks.map((look) => (
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
            <Drawing of={drawings[look]} />
            {names[look]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Drawing({ of }: { of: string }) {
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
