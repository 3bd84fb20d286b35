import { useEffect, useRef, useState } from 'react';
import {
  isConnectionLost,
  PICTURE,
  uploadFailure,
  type PreparedPicture,
} from '@/content/pictures/staff-calls/images';
import type { ToastText } from '@/words/toast-text';
import { toast } from '@/ui/toast';
import { uploadQueueWords } from '@/words/staff';
import { canBeResized, ImageRejected, refusalOf } from './check-file';
import { prepareAndSend, type SendOptions } from './prepare-picture';
import { beginUpload } from './running-uploads';

export type QueuedFile = {
  id: number;
  file: File;
  instead?: string;
  state: 'waiting' | 'sending' | 'failed';
  /** Progress of the upload, 0 to 1. */
  done: number;
  problem?: string;
  /** True if the file itself was refused: trying again is useless. */
  isRefused?: boolean;
  /** True if the file is too large but can be shrunk. */
  canResize?: boolean;
  resize?: boolean;
};

type Options = {
  room: number;
  send: (picture: PreparedPicture, options: SendOptions, instead?: string) => Promise<unknown>;
};

/** Uploads files one after another. If the connection is lost, the waiting files fail too. */
export function usePictureQueue({ room, send }: Options) {
  const [files, setFiles] = useState<readonly QueuedFile[]>([]);
  const [left, setLeft] = useState<readonly string[]>([]);
  const waiting = useRef<QueuedFile[]>([]);
  const running = useRef<{ id: number; controller: AbortController }>(undefined);
  const lastId = useRef(0);
  const ahead = files.filter(({ state, instead }) => state !== 'failed' && !instead).length;
  const isBusy = files.some(({ state }) => state !== 'failed');

  // Leaving the page cancels its uploads.
  useEffect(
    () => () => {
      waiting.current = [];
      running.current?.controller.abort();
    },
    [],
  );
  useEffect(() => {
    if (!isBusy) return undefined;
    return beginUpload();
  }, [isBusy]);

  function take(chosen: readonly File[], instead?: string): void {
    let places = instead === undefined ? room - ahead : 1;
    const taken: QueuedFile[] = [];
    const notTaken: string[] = [];
    for (const file of chosen) {
      lastId.current += 1;
      const entry = { id: lastId.current, file, instead, state: 'waiting', done: 0 } as const;
      const refusal = refusalOf(file);
      if (refusal) taken.push(failed(entry, refusal));
      else if (places > 0) taken.push(entry);
      else notTaken.push(file.name);
      if (!refusal) places -= 1;
    }
    setLeft(notTaken);
    setFiles((before) => [...before, ...taken]);
    begin(taken.filter(({ state }) => state === 'waiting'));
  }

  function tryAgain(again: readonly QueuedFile[], resize = false): void {
    const fits = again.filter(({ instead }, index) => instead || index < room - ahead);
    for (const { id } of again) change(id, { problem: uploadQueueWords.full });
    const fresh = { state: 'waiting', done: 0, problem: undefined, resize } as const;
    const entries = fits.map((entry) => ({ ...entry, ...fresh }));
    for (const entry of entries) change(entry.id, entry);
    begin(entries);
  }

  function drop(id: number): void {
    waiting.current = waiting.current.filter((entry) => entry.id !== id);
    if (running.current?.id === id) running.current.controller.abort();
    setFiles((before) => before.filter((entry) => entry.id !== id));
  }

  function change(id: number, changes: Partial<QueuedFile>): void {
    setFiles((before) =>
      before.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)),
    );
  }

  function begin(entries: readonly QueuedFile[]): void {
    waiting.current.push(...entries);
    if (!running.current) void work();
  }

  async function work(): Promise<void> {
    for (let entry = waiting.current.shift(); entry; entry = waiting.current.shift()) {
      const controller = new AbortController();
      running.current = { id: entry.id, controller };
      try {
        await bring(entry, controller.signal);
        drop(entry.id);
      } catch (error) {
        if (!controller.signal.aborted) fail(entry, error);
      }
      running.current = undefined;
    }
  }

  async function bring(entry: QueuedFile, signal: AbortSignal): Promise<void> {
    const { id, file, resize, instead } = entry;
    change(id, { state: 'sending' });
    const onProgress = (done: number) => change(id, { done });
    await prepareAndSend(file, { resize, signal, onProgress }, (picture, options) =>
      send(picture, options, instead),
    );
  }

  function fail(entry: QueuedFile, error: unknown): void {
    if (error instanceof ImageRejected) {
      toast({ ...error.words, about: PICTURE });
      return change(entry.id, failed(entry, error));
    }
    // The mutation's toast shows the failure; this message marks the failed file.
    const problem = isConnectionLost(error)
      ? uploadQueueWords.lineLost
      : sentence(uploadFailure(error));
    change(entry.id, { state: 'failed', problem });
    if (!isConnectionLost(error)) return;
    for (const { id } of waiting.current.splice(0)) change(id, { state: 'failed', problem });
  }

  return { files, left, isBusy, take, tryAgain, drop };
}

function failed(entry: QueuedFile, { reason, words }: ImageRejected): QueuedFile {
  const canResize = reason === 'size' && canBeResized(entry.file);
  return { ...entry, state: 'failed', problem: sentence(words), isRefused: true, canResize };
}

function sentence(words: ToastText | undefined): string | undefined {
  return words && uploadQueueWords.problem(words.title, words.description ?? '');
}
