import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { createContext, useState, type ReactNode } from 'react';
import './tabs.css';

type Props = {
  label: string;
  tabs: readonly { name: string; content: ReactNode }[];
};

/** Gives a component inside a tab a function that shows this tab. */
export const ShowTab = createContext<() => void>(() => undefined);

/** Hidden panels stay mounted, so that typed text is not lost. */
export function Tabs({ label, tabs }: Props) {
  // The tabs' values are numbers, because Radix makes ids of them and names may have spaces.
  const [shown, setShown] = useState('0');
  return (
    <Root value={shown} onValueChange={setShown}>
      <List className="tabs" aria-label={label}>
        {tabs.map(({ name }, index) => (
          <Trigger key={name} value={String(index)}>
            {name}
          </Trigger>
        ))}
      </List>
      {tabs.map(({ name, content }, index) => (
        <Content
          key={name}
          value={String(index)}
          hidden={String(index) !== shown}
          // The panel has fields to focus, so it needs no tab stop itself.
          tabIndex={-1}
          forceMount
        >
          <ShowTab value={() => setShown(String(index))}>{content}</ShowTab>
        </Content>
      ))}
    </Root>
  );
}
