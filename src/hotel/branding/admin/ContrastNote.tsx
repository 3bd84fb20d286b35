import { contrast, textOn } from '@/hotel/branding/colour';
import { CONTRAST_AA } from '@/hotel/rules/limits';

type Props = {
  /** `#rrggbb` as it will be saved. */
  hex: string;
  textShade: string;
};

/**
 * How text on the colour and in the colour will read (decision 20). It only tells: any colour may
 * be saved, and the saved one stays as it is.
 */
export function ContrastNote({ hex, textShade }: Props) {
  const onIt = textOn(hex);
  const ratio = contrast(hex, onIt);
  return (
    <ul className="contrast">
      <li>
        <span className="sample" style={{ background: hex, color: onIt }} aria-hidden="true">
          Aa
        </span>
        <span>
          {onIt === '#ffffff' ? 'White' : 'Black'} on it, {ratio.toFixed(1)}:1.
          {ratio < CONTRAST_AA && <strong> Hard to read on buttons.</strong>}
        </span>
      </li>
      <li>
        <span className="sample" style={{ color: textShade }} aria-hidden="true">
          Aa
        </span>
        <span>
          {textShade === hex ? 'Used as it is for text.' : `Darkened to ${textShade} for text.`}
        </span>
      </li>
    </ul>
  );
}
