import { useState } from 'react';
import { ImageField } from '@/hotel/pictures/admin/ImageField';
import { roomImageCategory } from '@/hotel/rooms/room-picture';
import { ROOM_TYPES, roomTypeLabel } from '@/hotel/rooms/room-type';
import { roomEditorWords } from '@/words/staff';

/**
 * The picture of each type (specification 3, `room-{type}`): for rooms without one of their own.
 * Loaded when it is opened. Three pictures that cannot be loaded are told once.
 */
export function TypePictures() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="card type-pictures" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2>{roomEditorWords.typePictures}</h2>
      </summary>
      <p>{roomEditorWords.typePicturesText}</p>
      {isOpen && (
        <div className="type-pictures-fields">
          {ROOM_TYPES.map((type, index) => (
            <ImageField
              key={type}
              label={roomTypeLabel(type)}
              quiet={index > 0}
              target={{ kind: 'slot', category: roomImageCategory(type), position: 0 }}
              reference=""
              onChange={() => undefined}
            />
          ))}
        </div>
      )}
    </details>
  );
}
