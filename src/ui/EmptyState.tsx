import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = {
  icon: LucideIcon;
  title: string;
  text: ReactNode;
  level?: 2 | 3;
  children?: ReactNode;
};

/** Shown instead of an empty list. */
export function EmptyState({ icon: Icon, title, text, level = 3, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className="empty">
      <Icon aria-hidden="true" />
      <Heading>{title}</Heading>
      <p>{text}</p>
      {children}
    </div>
  );
}
