import { useId } from 'react';
import type { PictureData } from '@/ui/picture-data';
import { PointerSurface } from '@/ui/PointerSurface';
import { pictureDetailsWords } from '@/words/staff';

type Props = {
  picture: Pick<PictureData, 'src' | 'width' | 'height'>;
  /** The point's position, 0 to 1 from left and top. */
  x: number;
  y: number;
  onChange: (x: number, y: number) => void;
  words?: Pick<typeof pictureDetailsWords, 'text' | 'fromLeft' | 'height'>;
  /** How far an arrow key moves a slider, in percent of the picture. */
  step?: number;
};

export function FocalPoint(props: Props) {
  const { picture, x, y, onChange, words = pictureDetailsWords, step = 10 } = props;
  const id = useId();
  const { src, width, height } = picture;

  function slider(name: string, said: string, value: number, set: (value: number) => void) {
    return (
      <input
        type="range"
        className="sr-only"
        aria-label={name}
        aria-valuetext={said}
        aria-describedby={id}
        min={0}
        max={100}
        step={step}
        value={Math.round(value * 100)}
        onChange={(event) => set(event.target.valueAsNumber / 100)}
      />
    );
  }

  return (
    <div className="focal">
      <p className="hint" id={id}>
        {words.text}
      </p>
      <div className="relative mt-2 mb-[0.9rem] w-fit has-focus-visible:[outline:2px_solid_var(--focus)] has-focus-visible:outline-offset-[3px]">
        <img
          className="max-h-64 w-auto rounded-1"
          src={src}
          width={width}
          height={height}
          alt=""
          draggable={false}
        />
        <PointerSurface
          className="absolute inset-0 cursor-crosshair touch-none"
          onPoint={(left, top) => onChange(share(left), share(top))}
        />
        {slider(words.fromLeft, pictureDetailsWords.fromLeftSaid(percent(x)), x, (left) =>
          onChange(left, y),
        )}
        {/* Measures from the bottom, so that the up arrow moves the point up. */}
        {slider(words.height, pictureDetailsWords.heightSaid(percent(y)), 1 - y, (height) =>
          onChange(x, share(1 - height)),
        )}
        <span
          className="absolute w-7 h-7 border-2 border-white rounded-[50%] pointer-events-none [box-shadow:0_0_0_1px_rgb(0_0_0_/_0.55),inset_0_0_0_1px_rgb(0_0_0_/_0.55)] [transform:translate(-50%,-50%)]"
          style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
        />
      </div>
    </div>
  );
}

function percent(value: number): number {
  return Math.round(value * 100);
}

function share(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
}
