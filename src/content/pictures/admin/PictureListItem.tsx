import { Trash2, ArrowDown, ImageUp, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { cn } from '@/lib/cn';
import type { HotelImage } from '@/content/schema/image';
import { pictureOf } from '@/content/pictures/view/picture-of';
import { IconButton } from '@/ui/IconButton';
import { Picture } from '@/ui/Picture';
import { pictureWords } from '@/words/staff';
import { ImageDetailsForm } from './ImageDetailsForm';

type Props = {
  name: string;
  label: string;
  images: readonly HotelImage[];
  note?: string;
  place: { index: number; count: number };
  onMove: (to: number, button: 'earlier' | 'later') => void;
  /** Called when another picture of the list is dropped here; `from` is that picture's index. */
  onDropped: (from: number) => void;
  onReplace: () => void;
  onRemove: () => void;
};

/** The drag data type of a picture in the list, so that files from the computer are ignored. */
const DRAGGED = 'application/x-place-in-list';

export function PictureListItem(props: Props) {
  const { name, label, images, note, place, onMove, onDropped, onReplace, onRemove } = props;
  const { index, count } = place;
  const [isOver, setOver] = useState(false);
  const stored = images.find(({ path }) => path === name);
  const picture = pictureOf(name, images);
  const acts = [
    ['earlier', pictureWords.moveEarlier, ArrowUp, () => onMove(index - 1, 'earlier'), !index],
    [
      'later',
      pictureWords.moveLater,
      ArrowDown,
      () => onMove(index + 1, 'later'),
      index === count - 1,
    ],
    ['replace', pictureWords.replace, ImageUp, onReplace, false],
    ['remove', pictureWords.remove, Trash2, onRemove, false],
  ] as const;

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
      {/* Dragging needs a pointer; the buttons do the same with the keyboard. */}
      <div
        className="list-picture"
        draggable={count > 1}
        onDragStart={({ dataTransfer }) => {
          dataTransfer.setData(DRAGGED, String(index));
          dataTransfer.effectAllowed = 'move';
        }}
      >
        <Picture className="drop-picture" candidates={picture ? [picture] : []} sizes="12rem" />
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
          {acts.map(([id, verb, icon, act, isOff]) => (
            <IconButton
              key={id}
              data-action={id}
              label={pictureWords.of(verb, label)}
              title={verb}
              icon={icon}
              isOff={isOff}
              onClick={act}
            />
          ))}
        </div>
        {stored && <ImageDetailsForm key={stored.id} image={stored} label={label} />}
      </div>
    </li>
  );
}
