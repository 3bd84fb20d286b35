import { ImageUp, Undo2, type LucideIcon } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { UPLOAD_MAX_MB } from '@/basics/rules/limits';
import { pictureWords, uploadWords, commonWords } from '@/words/staff';
import { PICTURE, useImages } from '@/content/pictures/staff-calls/images';
import { SmallButton } from '@/ui/SmallButton';
import { Picture } from '@/ui/Picture';
import { toast } from '@/ui/toast';
import { DropZone } from './DropZone';
import { ImageDetailsForm } from './ImageDetailsForm';
import { parseDataUrl, ImageRejected } from './check-file';
import { useImageActions, type ImageTarget } from './use-image-actions';
import { usePictureUpload } from './use-picture-upload';

/** The accepted types by name: for `image/*`, phones would not convert formats such as HEIC. */
export const ACCEPTED_FILES = 'image/jpeg,image/png,image/gif,image/webp';

const WHEN_SEEN: Record<ImageTarget['kind'], string> = {
  slot: pictureWords.seenAtOnce,
  own: pictureWords.seenOnSave,
  section: pictureWords.seenOnSave,
};

type Props = {
  label: string;
  /** True if another field on the page loads this category's pictures and reports a failure. */
  quiet?: boolean;
  target: ImageTarget;
  /** The form's value: a path in the bucket, a file of the site, a web address or ''. */
  reference: string;
  onChange: (reference: string) => void;
  hint?: string;
};

export function ImageField(props: Props) {
  const { label, quiet = false, target, reference, onChange, hint } = props;
  useImages(target.category, !quiet);
  const { pictures, stored, send, remove, undo } = useImageActions(target, reference, onChange);
  const { progress, tooLarge, start, cancel } = usePictureUpload(send);
  const [isChanging, setChanging] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isBusy = progress !== undefined;
  const verb = pictures.length > 0 ? pictureWords.replace : pictureWords.choose;

  function takeText(text: string): void {
    if (!text.startsWith('data:')) return;
    try {
      void start(parseDataUrl(text));
    } catch (error) {
      if (error instanceof ImageRejected) toast({ ...error.words, about: PICTURE });
    }
  }

  async function changeNow(change: () => Promise<unknown>): Promise<void> {
    if (isChanging) return;
    setChanging(true);
    try {
      await change();
      chooser.current?.focus();
    } catch {
      // A toast has shown the failure; the picture is unchanged.
    } finally {
      setChanging(false);
    }
  }

  function action(verb: string, change: () => Promise<unknown>, icon?: LucideIcon) {
    return (
      <SmallButton
        label={verb}
        icon={icon}
        loading={isChanging}
        disabled={isBusy}
        aria-label={pictureWords.of(verb, label)}
        onClick={() => void changeNow(change)}
      />
    );
  }

  return (
    <div className="field image-field">
      <label htmlFor={id}>{label}</label>
      <DropZone
        state={isBusy ? 'uploading' : pictures.length > 0 ? 'preview' : 'idle'}
        onFiles={([file]) => void start(file)}
        onText={takeText}
      >
        <Picture className="drop-picture" candidates={pictures} sizes="12rem" />
        <div>
          <p className="hint" id={`${id}-hint`}>
            {pictureWords.uploadHint(UPLOAD_MAX_MB)}
          </p>
          <p className="hint" id={`${id}-when`}>
            {WHEN_SEEN[target.kind]}
          </p>
          {hint && <p className="hint">{hint}</p>}
          <input
            ref={input}
            id={id}
            className="sr-only"
            type="file"
            accept={ACCEPTED_FILES}
            tabIndex={-1}
            aria-describedby={`${id}-hint ${id}-when`}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file) void start(file);
              // Clears the input, so that choosing the same file again fires an event again.
              event.target.value = '';
            }}
          />
          <div className="acts">
            <SmallButton
              label={verb}
              icon={ImageUp}
              ref={chooser}
              loading={isBusy}
              aria-label={pictureWords.of(verb, label)}
              aria-describedby={`${id}-when`}
              onClick={() => input.current?.click()}
            />
            {remove && action(pictureWords.remove, remove)}
            {undo && action(pictureWords.bringBack, undo, Undo2)}
          </div>
          {isBusy && (
            <div className="upload-progress mt-[0.6rem] flex items-center gap-3">
              <progress
                className="flex-1 h-2 accent-brand"
                value={progress}
                max={1}
                aria-label={uploadWords.uploading(label)}
              />
              <SmallButton
                label={commonWords.cancel}
                aria-label={uploadWords.cancelOne(label)}
                onClick={() => {
                  cancel();
                  chooser.current?.focus();
                }}
              />
            </div>
          )}
        </div>
      </DropZone>
      {tooLarge && (
        <p className="notice row m-0 gap-x-[0.9rem] gap-y-2">
          <span>{pictureWords.tooLarge(megabytes(tooLarge.size))}</span>
          <SmallButton label={pictureWords.resize} onClick={() => void start(tooLarge, true)} />
        </p>
      )}
      {stored && <ImageDetailsForm key={stored.id} image={stored} label={label} />}
    </div>
  );
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1);
}
