import { useRef, useState } from 'react';
import { PICTURE } from '@/content/pictures/staff-calls/images';
import { toast } from '@/ui/toast';
import { canBeResized, ImageRejected } from './check-file';
import { prepareAndSend, type Send } from './prepare-picture';
import { beginUpload } from './running-uploads';

export function usePictureUpload(send: Send) {
  /** Progress of the current upload, 0 to 1. */
  const [progress, setProgress] = useState<number>();
  const [tooLarge, setTooLarge] = useState<Blob>();
  const running = useRef<AbortController>(undefined);

  async function start(file: Blob, resize = false): Promise<void> {
    if (running.current) return;
    const { signal } = (running.current = new AbortController());
    const end = beginUpload();
    setTooLarge(undefined);
    setProgress(0);
    try {
      await prepareAndSend(file, { resize, signal, onProgress: setProgress }, send);
    } catch (error) {
      // Only refused files need a toast here: the mutation shows its own, cancelling needs none.
      if (!(error instanceof ImageRejected)) return;
      toast({ ...error.words, about: PICTURE });
      if (error.reason === 'size' && canBeResized(file)) setTooLarge(file);
    } finally {
      running.current = undefined;
      end();
      setProgress(undefined);
    }
  }

  return { progress, tooLarge, start, cancel: () => running.current?.abort() };
}
