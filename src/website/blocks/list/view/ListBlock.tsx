import type { BlockOf } from '@/content/schema/block';
import { markWords as words } from '@/words/visitors';
import { BlockTitle, levelBelow } from '@/website/blocks/view/BlockTitle';
import type { BlockProps, IsEmpty } from '@/website/blocks/view/block-views';
import { columnsFor } from '@/website/blocks/view/columns';
import { cn } from '@/lib/cn';
import { Text } from '@/ui/Text';
import './list.css';

type Item = BlockOf<'list'>['items'][number];

export const isEmpty: IsEmpty<'list'> = ({ block: { items } }) => items.length === 0;

export function ListBlock({ block, isFirst }: BlockProps<'list'>) {
  const { title, note, items, look } = block;
  const marks = Object.keys(words).filter((mark) =>
    items.some((item) => item.marks.some((one) => one === mark)),
  );
  const level = `h${levelBelow(title, isFirst)}` as const;
  return (
    <section className={`wrap list-${look}`}>
      {title + note && (
        <header className={cn('list-head', look === 'menu' && 'split')}>
          <BlockTitle of={title} isFirst={isFirst} />
          {note && <Text as="p" className="lead" of={note} />}
        </header>
      )}
      <div className="list-groups">
        {groupsOf(items).map(({ name, items: members }, at) => (
          <div key={at} className={cn('list-group', look === 'menu' && 'split')}>
            {name && <Text as={level} className="h3" of={name} />}
            <ul
              className={look === 'cards' ? 'columns' : undefined}
              data-columns={columnsFor(members.length)}
            >
              {members.map((item, nth) => (
                <ListItem key={nth} item={item} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      {marks.length > 0 && (
        <dl className="list-legend">
          {marks.map((mark) => (
            <div key={mark}>
              <dt className="list-mark">{words[mark]?.[0]}</dt> <dd>{words[mark]?.[1]}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function ListItem({ item: { name, line, price, marks } }: { item: Item }) {
  return (
    <li>
      <p className="list-line">
        <span>
          <Text as="span" className="list-name" of={name} />
          {marks.map((mark) => (
            <span key={mark}>
              {' '}
              <span className="list-mark">{words[mark]?.[0]}</span>
            </span>
          ))}
        </span>{' '}
        {price && <Text as="span" className="list-price" of={price} />}
      </p>
      {line && <Text as="p" className="list-more" of={line} />}
    </li>
  );
}

/** An item with a group name starts a group; the following items belong to it. */
function groupsOf(items: readonly Item[]): { name: string; items: Item[] }[] {
  const groups: { name: string; items: Item[] }[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && (item.group === '' || item.group === last.name)) last.items.push(item);
    else groups.push({ name: item.group, items: [item] });
  }
  return groups;
}
