import { useState } from 'react';
import type { HotelImage } from '@/hotel/pictures/image';
import { ALT_MAX } from '@/hotel/rules/limits';
import { useUpdateImage } from '@/hotel/pictures/staff-queries/images';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { FocalPoint } from './FocalPoint';

type Props = { image: HotelImage; label: string };

/**
 * What a picture shows, for people who cannot see it (checklist I-23), and the point that stays in
 * view where it is cropped. Stored by a button of its own: it belongs to the picture.
 */
export function ImageDetailsForm({ image, label }: Props) {
  const [edits, setEdits] = useState<Partial<HotelImage>>({});
  const saving = useUpdateImage();
  const { alt, focalX, focalY } = { ...image, ...edits };
  const isDirty = alt !== image.alt || focalX !== image.focalX || focalY !== image.focalY;

  async function save(): Promise<void> {
    try {
      await saving.mutateAsync({ id: image.id, details: { alt: alt.trim(), focalX, focalY } });
      setEdits({});
    } catch {
      // The toast has said it; what was set stays.
    }
  }

  return (
    <details className="image-details">
      <summary>
        Description and focus
        {isDirty && <span className="pill warn">Not saved yet</span>}
        {saving.isSuccess && !isDirty && <span className="pill ok">Saved</span>}
      </summary>
      <Field
        label="Description of the picture"
        hint="What one sees, in a few words, for people who listen to the page."
      >
        {(control) => (
          <input
            {...control}
            type="text"
            dir="auto"
            maxLength={ALT_MAX}
            value={alt}
            onChange={(event) => setEdits({ ...edits, alt: event.target.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // It stands inside the editor's own form.
              event.preventDefault();
              if (isDirty) void save();
            }}
          />
        )}
      </Field>
      <FocalPoint
        image={image}
        x={focalX}
        y={focalY}
        onChange={(x, y) => setEdits({ ...edits, focalX: x, focalY: y })}
      />
      <Button
        variant="ghost"
        size="small"
        loading={saving.isPending}
        disabled={!isDirty}
        aria-label={`Save description and focus: ${label}`}
        onClick={() => void save()}
      >
        Save description and focus
      </Button>
    </details>
  );
}
