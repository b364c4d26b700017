'use client';
/** Pictures on their way to the server, each with how far it is: one that fails leaves the others alone, and can be sent again. */
import { useCallback, useRef, useState } from 'react';
import type { CallFailure } from '../../../contract/client/answer';

export type Upload<T> = {
  key: number;
  file: File;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** From 0 to 1. */
  part: number;
  error: string;
  /** Sending it again may help: the file itself is not what is wrong. */
  canRetry: boolean;
  /** What the server said of it. */
  result: T | null;
};
type Sent<T> = { result: T } | { error: string; canRetry: boolean };

/** What is said of a picture that did not arrive: by the server about the file, or that the line was cut. */
export const uploadFailure = (result: CallFailure, otherwise: string): Sent<never> => ({
  error: (result.layer === 'answer' && (result.errors['picture']?.[0] ?? result.message)) || otherwise,
  canRetry: true,
});

type Sending<T> = (file: File, onProgress: (part: number) => void, signal: AbortSignal) => Promise<Sent<T>>;
type Options<T> = {
  send: Sending<T>;
  /** Why a file is not sent at all; empty: it is. */
  problemOf?: (file: File) => string;
  /** After the last of those that were added together. */
  onDone?: () => Promise<void>;
};

export function useUploadQueue<T>({ send, problemOf, onDone }: Options<T>) {
  const [uploads, setUploads] = useState<readonly Upload<T>[]>([]);
  // As it is now: whoever waits for the queue reads it before the next drawing.
  const now = useRef(uploads);
  const set = useCallback((to: (before: readonly Upload<T>[]) => readonly Upload<T>[]) => {
    now.current = to(now.current);
    setUploads(now.current);
  }, []);
  const last = useRef(0);
  // One after another: a phone's line is not shared by all of them.
  const line = useRef<Promise<void>>(Promise.resolve());
  const running = useRef(new Map<number, AbortController>());

  const change = useCallback(
    (key: number, to: Partial<Upload<T>>) =>
      set((before) => before.map((each) => (each.key === key ? { ...each, ...to } : each))),
    [set],
  );
  const sendOne = async ({ key, file }: Upload<T>) => {
    const ending = running.current.get(key);
    if (!ending || ending.signal.aborted) return;
    change(key, { state: 'sending', part: 0, error: '' });
    const sent = await send(file, (part) => change(key, { part }), ending.signal);
    if ('result' in sent) change(key, { state: 'done', part: 1, result: sent.result });
    else change(key, { ...sent, state: 'failed' });
  };
  const queue = (some: readonly Upload<T>[]) => {
    for (const { key } of some) running.current.set(key, new AbortController());
    line.current = line.current.then(async () => {
      for (const each of some) await sendOne(each);
      await onDone?.();
    });
  };
  /** What was sent before goes from the list, if it is `isFresh`. */
  const add = (files: readonly File[], isFresh = false) => {
    const added = files.map((file): Upload<T> => {
      const error = problemOf?.(file) ?? '';
      last.current += 1;
      const state = error ? 'failed' : 'waiting';
      return { key: last.current, file, state, part: 0, error, canRetry: false, result: null };
    });
    set((before) => [...before.filter(({ state }) => !isFresh || state !== 'done'), ...added]);
    queue(added.filter(({ state }) => state === 'waiting'));
  };
  const retry = (one: Upload<T>) => {
    change(one.key, { state: 'waiting', error: '', result: null });
    queue([one]);
  };
  /** Takes it off the list; one that is being sent is not sent any further. */
  const forget = (key: number) => {
    running.current.get(key)?.abort();
    set((before) => before.filter((each) => each.key !== key));
  };
  const fail = (key: number, error: string) => change(key, { state: 'failed', error, canRetry: true, result: null });
  /** Waits until nothing is on its way, and gives all of them. */
  const settled = async (): Promise<readonly Upload<T>[]> => {
    for (let seen; seen !== line.current;) {
      seen = line.current;
      await seen;
    }
    return now.current;
  };
  const isBusy = uploads.some(({ state }) => state === 'waiting' || state === 'sending');
  return { uploads, add, retry, forget, fail, settled, isBusy };
}
