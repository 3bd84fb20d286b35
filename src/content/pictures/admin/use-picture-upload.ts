import { useRef, useState } from 'react';
import { PICTURE } from '@/content/pictures/staff-calls/images';
import { toast } from '@/ui/toast';
import { canBeResized, ImageRejected } from './check-file';
import { prepareAndSend, type Send } from './prepare-picture';
import { beginUpload } from './running-uploads';

/** Takes one chosen file through checking, encoding and sending; a toast says what went wrong. */
export function usePictureUpload(send: Send) {
  /** 0…1 while a picture is on its way. */
  const [progress, setProgress] = useState<number>();
  /** A file over 5 MB that can be made smaller, if the person wants it. */
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
      // What came after the checks has been said by its mutation; a cancelled one needs no words.
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
