import { useContent } from '@/content/store/queries/content';
import { useMoney } from '@/content/store/queries/use-money';
import { priceEffect } from '@/selling/prices/night-price';
import type { PeriodDraft } from '@/content/schema/price-rules';
import { hotelToday } from '@/basics/time/dates';
import { countWords } from '@/words/visitors';
import { periodWords as words } from '@/words/staff';

type Props = {
  drafts: readonly PeriodDraft[];
  /** The id of the stored period that is edited, if any. */
  id?: string | undefined;
};

/** Previews how many nights of each room change from which price to which. */
export function SeasonEffect({ drafts, id }: Props) {
  const money = useMoney();
  const { rooms, prices } = useContent().content;
  return (
    <section className="mt-4" aria-live="polite">
      <h3 className="font-[550]">{words.effect}</h3>
      <p className="hint">{words.effectHint}</p>
      <table className="cost-table season-effect w-full max-w-[34rem] border-collapse text-sm tabular-nums">
        <thead className="sr-only">
          <tr>
            <th scope="col">{words.rooms}</th>
            <th scope="col">{words.nights}</th>
            <th scope="col">{words.change}</th>
          </tr>
        </thead>
        <tbody>
          {drafts.flatMap((draft) => {
            const room = rooms.find((one) => one.id === draft.roomId);
            if (!room) return [];
            const changes = priceEffect(room, prices.periods, draft, hotelToday(), id);
            return changes.map(({ nights, before, after }, nth) => (
              <tr key={`${room.id} ${before} ${after}`}>
                {nth === 0 && (
                  <th scope="rowgroup" rowSpan={changes.length} dir="auto">
                    {room.name}
                  </th>
                )}
                <td>{countWords.nightsInText(nights)}</td>
                <td>
                  {before === after
                    ? words.stays(money(before))
                    : words.becomes(money(before), money(after))}
                </td>
              </tr>
            ));
          })}
        </tbody>
      </table>
    </section>
  );
}
