import { figuresWords } from '@/words/staff';

type Props = {
  now: string;
  /** The two months it is compared with, and what they came to. */
  others: readonly (readonly [month: string, figure: string])[];
};

/** A figure of this month, and below it what it was. */
export function ThreeFigures({ now, others }: Props) {
  return (
    <span>
      <b>{now}</b>
      {others.map(([month, figure]) => (
        <small key={month}>{figuresWords.inMonth(month, figure)}</small>
      ))}
    </span>
  );
}
