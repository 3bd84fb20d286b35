import { useState } from 'react';
import { ImageField } from '@/hotel/pictures/admin/ImageField';
import { roomImageCategory } from '@/hotel/rooms/room-picture';
import { roomSchema } from '@/hotel/rooms/room';
import { roomEditorWords } from '@/words/staff';
import { roomTypeWords } from '@/words/visitors';

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
          {roomSchema.entries.type.options.map((type, index) => (
            <ImageField
              key={type}
              label={roomTypeWords[type]}
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
