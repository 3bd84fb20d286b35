import { scriptProps } from '@/ui/script-props';
import './legal-text.css';

/** Paragraphs parted by an empty line; one that begins with `# ` is a heading. */
export function LegalText({ text }: { text: string }) {
  const blocks = text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean);
  return (
    <div className="legal-text">
      {blocks.map((block, index) =>
        block.startsWith('# ') ? (
          <h2 key={index} {...scriptProps(block)}>
            {block.slice(2)}
          </h2>
        ) : (
          <p key={index} {...scriptProps(block)}>
            {block}
          </p>
        ),
      )}
    </div>
  );
}
