'use client';
/** Uploads a product's chosen pictures at once, one by one; the form then names them. */
import { useEffect, useRef } from 'react';
import { productPictureUpload } from '../../../contract/products';
import type { Id } from '../../../domain/ids';
import { useApi } from '../../../frontend/api/context';
import { sendingWith } from '../../../frontend/api/upload';
import { useText } from '../../../frontend/messages/useText';
import type { FieldErrors } from '../../../contract/client/answer';
import { pictureWords } from '../../messages/pictures';
import type { PlaceUpload } from '../../shared/pictures/PlaceProgress';
import type { Slot } from '../../shared/pictures/slots';
import { uploadFailure, useUploadQueue } from '../../shared/pictures/useUploadQueue';

export type PictureUploads = {
  of: (file: File) => PlaceUpload | undefined;
  /** Waits for running uploads: the names for the form, or null if a picture did not arrive. */
  settled: () => Promise<Record<string, Id> | null>;
  /** The server did not accept these: they can be sent again. */
  showErrors: (errors: FieldErrors) => void;
};

/** The name of a picture's position in the form: `image1`, `image2` … */
const nameAt = (place: number): string => `image${place + 1}`;
const filesIn = (slots: readonly Slot[]): File[] => slots.flatMap((slot) => (slot.kind === 'new' ? [slot.file] : []));

export function usePictureUploads(slots: readonly Slot[]): PictureUploads {
  const say = useText(pictureWords);
  const { call } = useApi();
  const { uploads, add, retry, forget, fail, settled } = useUploadQueue<Id>({
    send: async (file, onProgress, signal) => {
      const how = { sender: sendingWith(onProgress), signal };
      const result = await call(productPictureUpload, { files: { picture: file } }, how);
      return result.ok ? { result: result.answer.id } : uploadFailure(result, say('notUploaded'));
    },
  });
  const known = useRef<readonly File[]>([]);
  useEffect(() => {
    const files = filesIn(slots);
    const fresh = files.filter((file) => !known.current.includes(file));
    known.current = files;
    for (const { key, file } of uploads) if (!files.includes(file)) forget(key);
    if (fresh.length > 0) add(fresh);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only other pictures change what is to be sent
  }, [slots]);
  const uploadAt = (place: number) => {
    const slot = slots[place];
    return slot?.kind === 'new' ? uploads.find(({ file }) => file === slot.file) : undefined;
  };
  return {
    of: (file) => {
      const upload = uploads.find((each) => each.file === file);
      return upload && { ...upload, retry: () => retry(upload) };
    },
    settled: async () => {
      const all = await settled();
      const ids: Record<string, Id> = {};
      for (const [place, slot] of slots.entries()) {
        if (slot.kind !== 'new') continue;
        const id = all.find(({ file }) => file === slot.file)?.result ?? null;
        if (id === null) return null;
        ids[`${nameAt(place)}_upload`] = id;
      }
      return ids;
    },
    showErrors: (errors) =>
      slots.forEach((_slot, place) => {
        const [error] = errors[nameAt(place)] ?? [];
        const upload = uploadAt(place);
        if (error !== undefined && upload) fail(upload.key, error);
      }),
  };
}
