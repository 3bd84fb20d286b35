import { useState, useEffect, type ReactNode } from 'react';
import { cn } from '@/lib/cn';

export type UploadState = 'idle' | 'uploading' | 'preview';

type Props = {
  state: UploadState;
  onFiles: (files: [File, ...File[]]) => void;
  onText: (text: string) => void;
  children: ReactNode;
};

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
        // Ignores a picture that is dragged to reorder a list.
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

/** Prevents a file dropped beside the field from replacing the page and losing unsaved edits. */
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
