import { contrast, textOn } from '@/hotel/rules/colour';
import { CONTRAST_AA } from '@/hotel/rules/limits';
import { colourWords } from '@/words/staff';

type Props = {
  /** `#rrggbb` as it will be saved. */
  hex: string;
  textShade: string;
};

/**
 * How text on the colour and in the colour will read (DECISIONS 20). It only tells: any colour may
 * be saved, and the saved one stays as it is.
 */
export function ContrastNote({ hex, textShade }: Props) {
  const onIt = textOn(hex);
  const ratio = contrast(hex, onIt);
  const onItWords = onIt === '#ffffff' ? colourWords.whiteOnIt : colourWords.blackOnIt;
  return (
    <ul className="contrast">
      <li>
        <span className="sample" style={{ background: hex, color: onIt }} aria-hidden="true">
          {colourWords.sample}
        </span>
        <span>
          {onItWords(ratio.toFixed(1))}
          {ratio < CONTRAST_AA && <strong> {colourWords.hardToRead}</strong>}
        </span>
      </li>
      <li>
        <span className="sample" style={{ color: textShade }} aria-hidden="true">
          {colourWords.sample}
        </span>
        <span>
          {textShade === hex ? colourWords.textAsItIs : colourWords.textDarkened(textShade)}
        </span>
      </li>
    </ul>
  );
}
