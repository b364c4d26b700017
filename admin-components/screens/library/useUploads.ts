'use client';
/** Pictures on their way into the library, each with how far it is: one that fails leaves the others alone, and can be sent again. */
import { useCallback, useRef, useState } from 'react';
import { libraryPictureUpload } from '../../../contract/library';
import { libraryLimits } from '../../../domain/pictures/library';
import { useApi } from '../../../frontend/api/context';
import { sendingWith } from '../../../frontend/api/upload';
import { useText } from '../../../frontend/messages/useText';
import { libraryWords } from '../../messages/library';
import { pictureWords } from '../../messages/pictures';
import { pictureProblem } from '../../shared/pictures/slots';

export type Upload = {
  key: number;
  file: File;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** From 0 to 1. */
  part: number;
  error: string;
  /** Sending it again may help: the file itself is not what is wrong. */
  canRetry: boolean;
};

export function useUploads(folder: string, onDone: () => Promise<void>) {
  const say = useText(libraryWords);
  const problems = useText(pictureWords);
  const { call } = useApi();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const last = useRef(0);
  // One after another: a phone's line is not shared by all of them.
  const line = useRef<Promise<void>>(Promise.resolve());
  const max = libraryLimits.megabytes;

  const change = useCallback(
    (key: number, to: Partial<Upload>) =>
      setUploads((before) => before.map((each) => (each.key === key ? { ...each, ...to } : each))),
    [],
  );
  const send = async ({ key, file }: Upload) => {
    change(key, { state: 'sending', part: 0, error: '' });
    const body = { alt: '', alt_bn: '', folder, file_name: file.name.slice(-300) };
    const sender = sendingWith((part) => change(key, { part }));
    const result = await call(libraryPictureUpload, { body, files: { picture: file } }, { sender });
    if (result.ok) return change(key, { state: 'done', part: 1 });
    const error =
      (result.layer === 'answer' && (result.errors['picture']?.[0] ?? result.message)) || say('notUploaded');
    change(key, { state: 'failed', error, canRetry: true });
  };
  const queue = (some: readonly Upload[]) => {
    line.current = line.current.then(async () => {
      for (const each of some) await send(each);
      await onDone();
    });
  };
  const add = (files: readonly File[]) => {
    const added = files.map((file): Upload => {
      const problem = pictureProblem(file, max);
      last.current += 1;
      return {
        key: last.current,
        file,
        state: problem ? 'failed' : 'waiting',
        part: 0,
        error: problem ? problems(problem, { name: file.name, max }) : '',
        canRetry: false,
      };
    });
    setUploads((before) => [...before.filter(({ state }) => state !== 'done'), ...added]);
    queue(added.filter(({ state }) => state === 'waiting'));
  };
  const retry = (one: Upload) => {
    change(one.key, { state: 'waiting', error: '' });
    queue([one]);
  };
  const forget = (key: number) => setUploads((before) => before.filter((each) => each.key !== key));
  const isBusy = uploads.some(({ state }) => state === 'waiting' || state === 'sending');
  return { uploads, add, retry, forget, isBusy };
}
