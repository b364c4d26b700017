'use client';
/**
 * Uploads pictures one by one, each with its progress: one that fails does not affect the others, and can be sent
 * again.
 */
import { useCallback, useRef, useState } from 'react';
import type { CallFailure } from '../../../contract/client/answer';

export type Upload<T> = {
  key: number;
  file: File;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** From 0 to 1. */
  part: number;
  error: string;
  /** Retrying may help: the file itself is not the problem. */
  canRetry: boolean;
  /** The server's message about it. */
  result: T | null;
};
type Sent<T> = { result: T } | { error: string; canRetry: boolean };

/** The message for a picture that did not arrive: the server's about the file, or that the connection was lost. */
export const uploadFailure = (result: CallFailure, otherwise: string): Sent<never> => ({
  error: (result.layer === 'answer' && (result.errors['picture']?.[0] ?? result.message)) || otherwise,
  canRetry: true,
});

type Sending<T> = (file: File, onProgress: (part: number) => void, signal: AbortSignal) => Promise<Sent<T>>;
type Options<T> = {
  send: Sending<T>;
  /** Why a file is not sent at all; empty if it is. */
  problemOf?: (file: File) => string;
  /** Called after the last of those that were added together. */
  onDone?: () => Promise<void>;
};

export function useUploadQueue<T>({ send, problemOf, onDone }: Options<T>) {
  const [uploads, setUploads] = useState<readonly Upload<T>[]>([]);
  // The current state, for callers that wait for the queue and read it before the next render.
  const now = useRef(uploads);
  const set = useCallback((to: (before: readonly Upload<T>[]) => readonly Upload<T>[]) => {
    now.current = to(now.current);
    setUploads(now.current);
  }, []);
  const last = useRef(0);
  // One after another: a slow connection is not shared by all of them.
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
  /** Removes earlier uploads from the list, if it is `isFresh`. */
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
  /** Removes it from the list; a running upload is aborted. */
  const forget = (key: number) => {
    running.current.get(key)?.abort();
    set((before) => before.filter((each) => each.key !== key));
  };
  const fail = (key: number, error: string) => change(key, { state: 'failed', error, canRetry: true, result: null });
  /** Waits until nothing is being uploaded, and resolves to all uploads. */
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
