import type { ReactNode } from 'react';
import { Link } from '@/ui/router';
import { runsOf, type Run } from '@/website/blocks/inline-markup';
import type { RichText as Text } from '@/content/schema/rich-text';
import { languageProps, keepWordsWhole } from '@/ui/Text';

export function RichText({ of, level }: { of: Text; level: 2 | 3 }) {
  return of.length > 0 && <div className="rich">{listed(of).map(toElement(`h${level}`))}</div>;
}

const toElement =
  (Heading: 'h2' | 'h3') =>
  ({ type, texts }: Group, at: number) => {
    const [first = ''] = texts;
    if (type === 'heading' || type === 'paragraph') {
      const Tag = type === 'heading' ? Heading : 'p';
      return (
        <Tag key={at} {...languageProps(first)}>
          <Inline of={first} />
        </Tag>
      );
    }
    const List = type === 'bullet' ? 'ul' : 'ol';
    return (
      <List key={at}>
        {texts.map((text, nth) => (
          <li key={nth} {...languageProps(text)}>
            <Inline of={text} />
          </li>
        ))}
      </List>
    );
  };

type Group = { type: Text[number]['type']; texts: string[] };

/** Joins neighbouring items into one list. */
function listed(paragraphs: Text): Group[] {
  const groups: Group[] = [];
  for (const { type, text } of paragraphs) {
    const last = groups.at(-1);
    if (last?.type === type && (type === 'bullet' || type === 'number')) last.texts.push(text);
    else groups.push({ type, texts: [text] });
  }
  return groups;
}

export function Inline({ of }: { of: string }) {
  return runsOf(of).map((run, at) => <span key={at}>{marked(run)}</span>);
}

function marked({ text, bold, italic, to }: Run): ReactNode {
  let shown: ReactNode = keepWordsWhole(text);
  if (italic) shown = <em>{shown}</em>;
  if (bold) shown = <strong>{shown}</strong>;
  if (to) shown = <AnyLink to={to}>{shown}</AnyLink>;
  return shown;
}

/** A link that staff wrote. Inside the site, following the link does not reload the page. */
export function AnyLink({
  to,
  className = 'link',
  children,
}: {
  to: string;
  className?: string;
  children: ReactNode;
}) {
  if (to.startsWith('/'))
    return (
      <Link className={className} to={to}>
        {children}
      </Link>
    );
  return (
    <a className={className} href={to} rel={to.startsWith('https:') ? 'noopener' : undefined}>
      {children}
    </a>
  );
}
