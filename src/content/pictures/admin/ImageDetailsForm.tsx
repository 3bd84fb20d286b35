import { useMemo, useState } from 'react';
import { useUserId } from '@/basics/session/staff-calls/session';
import { draftKey } from '@/basics/drafts/admin/drafts';
import { restoreDraft, useSavedDraft } from '@/basics/drafts/admin/use-draft';
import type { HotelImage } from '@/content/schema/image';
import { ALT_MAX } from '@/basics/rules/limits';
import { VALIDATION } from '@/basics/rules/validation-texts';
import { changedFields } from '@/basics/rules/merge';
import { useUpdateImage, type ImageDetails } from '@/content/pictures/staff-calls/images';
import { SmallButton } from '@/ui/SmallButton';
import { Field } from '@/ui/Field';
import { pictureDetailsWords as words } from '@/words/staff';
import { pictureOfImage } from '@/content/pictures/view/stored-pictures';
import { FocalPoint } from './FocalPoint';

/** Edits a picture's description and focal point, with a save button of its own. */
export function ImageDetailsForm({ image, label }: { image: HotelImage; label: string }) {
  const userId = useUserId();
  const key = draftKey(`picture/${image.id}`, userId);
  const stored = useMemo(
    () => ({ alt: image.alt, focalX: image.focalX, focalY: image.focalY }),
    [image.alt, image.focalX, image.focalY],
  );
  // Unsaved edits of an earlier visit.
  const [edits, setEdits] = useState<Partial<ImageDetails>>(
    () => restoreDraft(key, stored)?.mine ?? {},
  );
  const details = useMemo(() => ({ ...stored, ...edits }), [stored, edits]);
  useSavedDraft(key, stored, details);
  const saving = useUpdateImage();
  const { alt, focalX, focalY } = details;
  const isDirty = changedFields(stored, details).length > 0;
  const length = alt.trim().length;

  async function save(): Promise<void> {
    if (!isDirty || length > ALT_MAX) return;
    try {
      await saving.mutateAsync({ id: image.id, details: { alt: alt.trim(), focalX, focalY } });
      setEdits({});
    } catch {
      // A toast has shown the failure; the edits stay in the form.
    }
  }

  return (
    <details className="image-details text-sm">
      <summary className="w-fit px-0 py-[0.4rem] rounded-2 text-brand-text font-[550]">
        <span>{words.title}</span>
        {isDirty && <span className="pill warn ms-[0.6rem]">{words.notSaved}</span>}
        {saving.isSuccess && !isDirty && <span className="pill ok ms-[0.6rem]">{words.saved}</span>}
      </summary>
      <Field
        label={words.description}
        hint={words.hint(length, ALT_MAX)}
        error={length > ALT_MAX ? VALIDATION.tooLong(ALT_MAX) : undefined}
      >
        {(control) => (
          <input
            {...control}
            type="text"
            dir="auto"
            value={alt}
            onChange={(event) => setEdits({ ...edits, alt: event.target.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // Stops Enter, which would submit the editor's form around this field.
              event.preventDefault();
              void save();
            }}
          />
        )}
      </Field>
      <FocalPoint
        picture={pictureOfImage(image)}
        x={focalX}
        y={focalY}
        onChange={(x, y) => setEdits({ ...edits, focalX: x, focalY: y })}
      />
      <SmallButton
        label={words.save}
        loading={saving.isPending}
        disabled={!isDirty || length > ALT_MAX}
        aria-label={words.saveOne(label)}
        onClick={() => void save()}
      />
    </details>
  );
}
