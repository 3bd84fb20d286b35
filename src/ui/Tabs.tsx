import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { createContext, useState, type ReactNode } from 'react';
import './tabs.css';

type Props = {
  label: string;
  tabs: readonly { name: string; content: ReactNode }[];
};

/** Shows the tab around a component. */
export const ShowTab = createContext<() => void>(() => undefined);

/** Tabs over panels. A hidden panel stays alive, so that what was typed into it is still there. */
export function Tabs({ label, tabs }: Props) {
  // Numbers, because Radix makes ids of them and names may have spaces.
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
          // The panel holds fields, which one reaches by Tab: it needs no stop of its own.
          tabIndex={-1}
          forceMount
        >
          <ShowTab value={() => setShown(String(index))}>{content}</ShowTab>
        </Content>
      ))}
    </Root>
  );
}
