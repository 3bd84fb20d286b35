import { useState, useEffect, type ReactNode } from 'react';
import { cn } from '@/lib/cn';

/** What the field is about: nothing yet, one on its way, one there (specification 4). */
export type UploadState = 'idle' | 'uploading' | 'preview';

type Props = {
  state: UploadState;
  /** Told of the files that are dropped or pasted, at least one, or of pasted text. */
  onFiles: (files: [File, ...File[]]) => void;
  onText: (text: string) => void;
  children: ReactNode;
};

/** Takes files that are dropped or pasted; the first way to choose one are the buttons inside. */
export function DropZone({ state, onFiles, onText, children }: Props) {
  const [isOver, setOver] = useState(false);
  useDropGuard();

  function take({ files }: DataTransfer): boolean {
    const [file, ...others] = files;
    if (file) onFiles([file, ...others]);
    return file !== undefined;
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={cn('drop', isOver && 'is-over')}
      data-state={state}
      onDragOver={(event) => {
        // Not a picture of a list that is dragged to another place.
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer);
      }}
      onPaste={({ clipboardData }) => {
        if (!take(clipboardData)) onText(clipboardData.getData('text/plain'));
      }}
    >
      {children}
    </div>
  );
}

/** A file dropped beside a picture field would open in place of the page, and take the edits along. */
function useDropGuard(): void {
  useEffect(() => {
    function keepPage(event: DragEvent): void {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    }
    window.addEventListener('dragover', keepPage);
    window.addEventListener('drop', keepPage);
    return () => {
      window.removeEventListener('dragover', keepPage);
      window.removeEventListener('drop', keepPage);
    };
  }, []);
}
