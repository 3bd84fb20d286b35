import { Text } from '@/ui/Text';
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
          <Text as="h2" key={index} of={block.slice(2)} />
        ) : (
          <Text as="p" key={index} of={block} />
        ),
      )}
    </div>
  );
}
