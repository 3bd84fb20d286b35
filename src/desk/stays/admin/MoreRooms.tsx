import { Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useContent } from '@/content/store/queries/content';
import { ChoiceField, NumberField } from '@/kit/editors/admin/form-fields';
import { nextRoom } from '@/desk/stays/booking-rooms';
import type { StaffBooking } from '@/desk/stays/staff-booking';
import * as limits from '@/basics/rules/limits';
import { useMoney } from '@/content/store/queries/use-money';
import { AgesField } from '@/selling/prices/admin/AgesField';
import { mostGuests } from '@/selling/prices/children';
import { IconButton } from '@/ui/IconButton';
import { SmallButton } from '@/ui/SmallButton';
import { useFocusAfterRender } from '@/ui/use-focus-after-render';
import { bookingRoomsWords as words, stayFormWords } from '@/words/staff';
import { countWords } from '@/words/visitors';
import './booking-rooms.css';
import { LiveRegion } from '@/ui/LiveRegion';

type Props = {
  total: number | undefined;
};

export function MoreRooms({ total }: Props) {
  const money = useMoney();
  const { control } = useFormContext<StaffBooking>();
  const { rooms, prices } = useContent().content;
  const { fields, append, remove } = useFieldArray({ control, name: 'moreRooms' });
  const [roomId, guests, children, nights, more] = useWatch({
    control,
    name: ['roomId', 'guests', 'children', 'nights', 'moreRooms'],
  });
  const list = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const focusNext = useFocusAfterRender(list);
  const taken = [{ roomId, guests, children }, ...more];

  function add(): void {
    focusNext(`[data-row="${fields.length}"] select`);
    setSaid('');
    append(nextRoom(taken, rooms), { shouldFocus: false });
  }

  function take(index: number): void {
    remove(index);
    const next = Math.min(index, fields.length - 2);
    focusNext(next < 0 ? '.more-rooms-add' : `[data-row="${next}"] .ib`);
    setSaid(words.removed(fields.length));
  }

  return (
    <div className="more-rooms" ref={list}>
      {fields.map(({ id }, index) => {
        const place = index + 2;
        const room = rooms.find((one) => one.id === more[index]?.roomId);
        return (
          <div
            key={id}
            className="grid grid-cols-[minmax(0,2fr)_minmax(4.5rem,1fr)_auto] gap-x-3 gap-y-0 items-start"
            data-row={index}
            role="group"
            aria-label={words.room(place)}
          >
            <ChoiceField
              name={`moreRooms.${index}.roomId`}
              label={words.room(place)}
              choices={rooms.map((one) => [one.id, one.name])}
            />
            <NumberField
              name={`moreRooms.${index}.guests`}
              label={stayFormWords.guests}
              min={limits.GUESTS_MIN}
              max={
                room
                  ? mostGuests(room.capacity, more[index]?.children ?? [], prices.bands)
                  : limits.CAPACITY_MAX
              }
            />
            <IconButton
              icon={Trash2}
              className="ib mt-[calc(1.4rem_+_1.68_*_var(--fs-sm))]"
              label={words.remove(place)}
              onClick={() => take(index)}
            />
            <div className="col-span-full">
              <AgesField name={`moreRooms.${index}.children`} />
            </div>
          </div>
        );
      })}
      <div className="spread mt-4">
        {taken.length < limits.BOOKING_ROOMS_MAX ? (
          <SmallButton label={words.add} icon={Plus} className="more-rooms-add" onClick={add} />
        ) : (
          <p className="hint">{words.most(limits.BOOKING_ROOMS_MAX)}</p>
        )}
        {total !== undefined && (
          <p className="text-sm text-ink tabular-nums">
            {words.total(words.rooms(taken.length), countWords.nightsInText(nights), money(total))}
          </p>
        )}
      </div>
      <LiveRegion>{said}</LiveRegion>
    </div>
  );
}
