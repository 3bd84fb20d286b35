import { ImagePlus, Undo2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useContent } from '@/content/store/queries/content';
import type { ImageCategory } from '@/content/schema/image';
import { undoListChange, moved, replaced, type ListChange } from '@/content/pictures/picture-list';
import { PICTURE, useImages, useUploadImage } from '@/content/pictures/staff-calls/images';
import { UPLOAD_MAX_MB } from '@/basics/rules/limits';
import { pictureWords, staffToasts } from '@/words/staff';
import { SmallButton } from '@/ui/SmallButton';
import { toast } from '@/ui/toast';
import { useFocusAfterRender } from '@/ui/use-focus-after-render';
import { DropZone } from './DropZone';
import { ACCEPTED_FILES } from './ImageField';
import { PictureListItem } from './PictureListItem';
import { UploadQueue } from './UploadQueue';
import { usePictureQueue } from './use-picture-queue';
import { LiveRegion } from '@/ui/LiveRegion';

type Props = {
  label: string;
  category: ImageCategory;
  names: readonly string[];
  max: number;
  /** Changes the form's list. Takes a function, because the list may change during an upload. */
  change: (update: (names: string[]) => string[]) => void;
  /** A label for the first picture if it has a special role, such as a room's card. */
  firstNote?: string;
  hint: string;
};

/** An ordered list of pictures. Visitors see a change after saving; until then it can be undone. */
export function PictureListField(props: Props) {
  const { label, category, names, max, change, firstNote, hint } = props;
  const { images } = useContent().content;
  useImages(category, true);
  const uploading = useUploadImage();
  const [changes, setChanges] = useState<readonly ListChange[]>([]);
  const [said, setSaid] = useState('');
  const replacing = useRef<string>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const focusNext = useFocusAfterRender(list);
  const id = useId();

  const queue = usePictureQueue({
    room: max - names.length,
    send: async (picture, options, instead) => {
      const { path } = await uploading.mutateAsync({
        category,
        position: null,
        picture,
        ...options,
      });
      if (instead === undefined) return change((now) => [...now, path]);
      change((now) => replaced(now, instead, path));
      return setChanges((before) => [...before, { kind: 'replaced', name: instead, by: path }]);
    },
  });

  function choose(instead?: string): void {
    replacing.current = instead;
    input.current?.click();
  }

  function move(from: number, to: number, button?: string): void {
    if (to < 0 || to >= names.length || from === to) return;
    change((now) => moved(now, from, to));
    if (button) focusNext(`li:nth-child(${to + 1}) [data-action="${button}"]`);
    setSaid(pictureWords.moved(from + 1, to + 1, names.length));
  }

  function remove(index: number): void {
    const name = names[index];
    if (name === undefined) return;
    change((now) => now.filter((_, at) => at !== index));
    setChanges((before) => [...before, { kind: 'removed', name, index }]);
    toast({ ...staffToasts.imageRemovedForSave, about: PICTURE });
    if (names.length === 1) chooser.current?.focus();
    else focusNext(`li:nth-child(${Math.min(index + 1, names.length - 1)}) button`);
  }

  // A change cannot be undone if its picture is back in the list or its upload was deleted.
  const open = changes.filter(
    ({ name }) =>
      !names.includes(name) && (!isUpload(name) || images.some(({ path }) => path === name)),
  );
  const last = open.at(-1);
  const isFull = names.length >= max;

  function takeBack(): void {
    const back = last && undoListChange(names, last, max);
    if (!back) return;
    change(() => back);
    setChanges(open.slice(0, -1));
    chooser.current?.focus();
  }

  return (
    <fieldset className="field picture-list relative grid gap-[0.6rem] min-w-0">
      <legend className="label">{label}</legend>
      <p className="hint" id={`${id}-hint`}>
        {pictureWords.hint(hint, pictureWords.uploadHint(UPLOAD_MAX_MB))}
      </p>
      <ul ref={list}>
        {names.map((name, index) => (
          <PictureListItem
            // The index distinguishes a picture that is in the list twice.
            key={`${name} ${names.indexOf(name) === index ? '' : index}`}
            name={name}
            label={pictureWords.picture(index + 1)}
            images={images}
            note={index === 0 ? firstNote : undefined}
            place={{ index, count: names.length }}
            onMove={(to, button) => move(index, to, button)}
            onDropped={(from) => move(from, index)}
            onReplace={() => choose(name)}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      <UploadQueue queue={queue} max={max} />
      <DropZone
        state={queue.isBusy ? 'uploading' : 'idle'}
        onFiles={(files) => queue.take(files)}
        onText={() => undefined}
      >
        <input
          ref={input}
          id={id}
          className="sr-only"
          type="file"
          multiple
          accept={ACCEPTED_FILES}
          tabIndex={-1}
          aria-label={pictureWords.addTo(label)}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            const [first, ...others] = target.files ?? [];
            const instead = replacing.current;
            replacing.current = undefined;
            if (first) queue.take(instead === undefined ? [first, ...others] : [first], instead);
            target.value = '';
          }}
        />
        <SmallButton
          label={pictureWords.add}
          icon={ImagePlus}
          ref={chooser}
          aria-describedby={`${id}-hint`}
          onClick={() => choose()}
        />
        <p className="hint">
          <span>{isFull ? pictureWords.full(max) : pictureWords.drop}</span>{' '}
          <span>{pictureWords.count(names.length, max)}</span>
        </p>
        {last && (
          <SmallButton
            label={pictureWords.bringBack}
            icon={Undo2}
            aria-label={pictureWords.of(pictureWords.bringBack, label)}
            onClick={takeBack}
          />
        )}
      </DropZone>
      <LiveRegion>{said}</LiveRegion>
    </fieldset>
  );
}

/** True for an upload; files of the site and web addresses are never deleted. */
function isUpload(name: string): boolean {
  return !/^(\/|https:)/.test(name);
}
