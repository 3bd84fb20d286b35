import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ChoiceField, NumberField, TextField } from '@/kit/editors/admin/form-fields';
import { useContent } from '@/content/store/queries/content';
import { useMoney } from '@/content/store/queries/use-money';
import { useStaffQuote, type StaffQuoteRequest } from '@/selling/prices/staff-calls/prices';
import { chargesOf } from '@/selling/prices/stay-amounts';
import type { StayQuote } from '@/selling/prices/stay-quote';
import { CAPACITY_MAX, GUESTS_MIN, NIGHTS_MIN, STAFF_NIGHTS_MAX } from '@/basics/rules/limits';
import { formatDate, hotelToday } from '@/basics/time/dates';
import { Button } from '@/ui/Button';
import { Form } from '@/ui/Form';
import { quoteWords as words, stayCalendarWords } from '@/words/staff';
import { AgesField } from './AgesField';
import { ruleText } from './quote-words';

type Asked = StaffQuoteRequest & { children: number[] };

/** Lets staff calculate the price of any stay. */
export function QuoteTab() {
  const { rooms } = useContent().content;
  const form = useForm<Asked>({
    defaultValues: {
      roomId: rooms[0]?.id ?? '',
      checkIn: hotelToday(),
      nights: 2,
      guests: 2,
      children: [],
      code: '',
    },
  });
  const [asked, setAsked] = useState<StaffQuoteRequest | null>(null);
  const { data, isError, isFetching } = useStaffQuote(asked);
  if (rooms.length === 0) return <p className="card">{stayCalendarWords.noRooms}</p>;
  return (
    <div className="cols">
      <Form
        className="card"
        onSubmit={() =>
          void form.handleSubmit(({ children, ...typed }) =>
            setAsked({ ...typed, ...(children.length > 0 && { children }) }),
          )()
        }
      >
        <p className="quiet mb-4">{words.purpose}</p>
        <FormProvider {...form}>
          <QuoteFields rooms={rooms} />
        </FormProvider>
        <Button type="submit" className="mt-5" loading={isFetching}>
          {words.show}
        </Button>
      </Form>
      <div aria-live="polite">
        {isError && <p className="notice bad">{words.failed}</p>}
        {data && !isError && <QuoteTable quote={data} />}
      </div>
    </div>
  );
}

function QuoteFields({ rooms }: { rooms: readonly { id: string; name: string }[] }) {
  return (
    <>
      <div className="two">
        <ChoiceField
          name="roomId"
          label={words.room}
          choices={rooms.map(({ id, name }) => [id, name])}
        />
        <TextField name="checkIn" label={words.arrival} type="date" />
      </div>
      <div className="two [--two-min:7rem]">
        <NumberField name="nights" label={words.nights} min={NIGHTS_MIN} max={STAFF_NIGHTS_MAX} />
        <NumberField name="guests" label={words.guests} min={GUESTS_MIN} max={CAPACITY_MAX} />
      </div>
      <AgesField />
      <TextField name="code" label={words.code} optional />
    </>
  );
}

function QuoteTable({ quote }: { quote: StayQuote }) {
  const money = useMoney();
  const rule = ruleText(quote.rule);
  return (
    <section className="card">
      <h2 className="mb-3">{words.result}</h2>
      {rule && <p className="notice bad">{rule}</p>}
      <table
        className="cost-table w-full max-w-[34rem] border-collapse text-sm tabular-nums"
        aria-label={words.result}
      >
        <thead>
          <tr>
            <th scope="col">{words.night}</th>
            <th scope="col">{words.period}</th>
            <th scope="col">{words.amount}</th>
          </tr>
        </thead>
        <tbody>
          {quote.nights.map(({ night, amount, period }) => (
            <tr key={night}>
              <th scope="row">{night && formatDate(night)}</th>
              <td dir="auto">{period ?? words.ownPrice}</td>
              <td>{money(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {[
            [words.price, quote.price] as const,
            ...chargesOf(quote).map(({ name, amount }) => [name || words.fee, amount] as const),
            ...quote.extras.map(({ name, amount }) => [name, amount] as const),
            [words.total, quote.total] as const,
          ].map(([sum, amount]) => (
            <tr key={sum}>
              <th scope="row" colSpan={2} dir="auto">
                {sum}
              </th>
              <td>{money(amount)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      {quote.discount > 0 && <p className="quiet mt-3">{words.discount(money(quote.discount))}</p>}
    </section>
  );
}
