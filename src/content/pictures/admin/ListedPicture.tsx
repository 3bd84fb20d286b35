import { Trash2, ArrowDown, ImageUp, ArrowUp, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { cn } from '@/lib/cn';
import type { HotelImage } from '@/content/schema/image';
import { PlaceholderPicture } from '@/content/pictures/view/PlaceholderPicture';
import { pictureOf } from '@/content/pictures/view/picture-of';
import { Picture } from '@/ui/Picture';
import { pictureWords } from '@/words/staff';
import { ImageDetailsForm } from './ImageDetailsForm';

type Props = {
  name: string;
  label: string;
  images: readonly HotelImage[];
  note?: string;
  /** `index` counts from 0. */
  place: { index: number; count: number };
  onMove: (to: number, button: 'earlier' | 'later') => void;
  /** Another picture of the list was dropped here. @param from its place */
  onDropped: (from: number) => void;
  onReplace: () => void;
  onRemove: () => void;
};

/** Says what is dragged; files of the computer have another type. */
const DRAGGED = 'application/x-place-in-list';

/** One picture of a list: drag it by the picture, or use its buttons. */
export function ListedPicture(props: Props) {
  const { name, label, images, note, place, onMove, onDropped, onReplace, onRemove } = props;
  const { index, count } = place;
  const isLast = index === count - 1;
  const [isOver, setOver] = useState(false);
  const stored = images.find(({ path }) => path === name);
  const picture = pictureOf(name, images);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only hears what is dropped
    <li
      className={cn(isOver && 'is-over')}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(DRAGGED)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        const from = event.dataTransfer.getData(DRAGGED);
        if (from === '') return;
        event.preventDefault();
        onDropped(Number(from));
      }}
    >
      {/* The buttons beside it do the same for those who do not drag. */}
      <div
        className="list-picture"
        draggable={count > 1}
        onDragStart={({ dataTransfer }) => {
          dataTransfer.setData(DRAGGED, String(index));
          dataTransfer.effectAllowed = 'move';
        }}
      >
        <Picture
          className="drop-picture"
          candidates={picture ? [picture] : []}
          placeholder={<PlaceholderPicture />}
          sizes="12rem"
        />
      </div>
      <div>
        <p>
          <span>{index + 1}</span>
          {note && <span className="pill gold">{note}</span>}
          {picture && picture.alt === '' && (
            <span className="pill warn">{pictureWords.noDescription}</span>
          )}
        </p>
        <div className="acts">
          {action(
            'earlier',
            pictureWords.moveEarlier,
            ArrowUp,
            () => onMove(index - 1, 'earlier'),
            !index,
          )}
          {action(
            'later',
            pictureWords.moveLater,
            ArrowDown,
            () => onMove(index + 1, 'later'),
            isLast,
          )}
          {action('replace', pictureWords.replace, ImageUp, onReplace)}
          {action('remove', pictureWords.remove, Trash2, onRemove)}
        </div>
        {stored && <ImageDetailsForm key={stored.id} image={stored} label={label} />}
      </div>
    </li>
  );

  /** Not `disabled` but said to be: one that has just moved to the top keeps the focus. */
  function action(id: string, verb: string, Icon: LucideIcon, act: () => void, isOff = false) {
    return (
      <button
        type="button"
        className="ib"
        data-action={id}
        aria-label={pictureWords.of(verb, label)}
        title={verb}
        aria-disabled={isOff || undefined}
        onClick={() => !isOff && act()}
      >
        <Icon className="icon" aria-hidden="true" />
      </button>
    );
  }
}
