'use client';
/** The progress of a chosen picture's upload; if it failed, why, and a button to send it again. */
import { RotateCcw } from 'lucide-react';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { pictureWords } from '../../messages/pictures';
import { Button } from '../page/Button';
import type { Upload } from './useUploadQueue';

export type PlaceUpload = Pick<Upload<unknown>, 'state' | 'part' | 'error' | 'canRetry'> & { retry: () => void };

export function PlaceProgress({ upload, name }: { upload: PlaceUpload; name: string }) {
  const say = useText(pictureWords);
  const { digits } = useFormats();
  const part = Math.round(upload.part * 100);
  if (upload.state === 'failed')
    return (
      <div className="haat-picture__sent">
        <p className="haat-field__error" role="alert">
          {upload.error}
        </p>
        {upload.canRetry && (
          <Button isSmall aria-label={say('retryOf', { name })} onClick={upload.retry}>
            <RotateCcw size={15} aria-hidden />
            {say('retry')}
          </Button>
        )}
      </div>
    );
  return (
    <div className="haat-picture__sent">
      <progress className="haat-uploads__bar" aria-label={say('progressOf', { name })} max={100} value={part} />
      <span>
        {upload.state === 'sending'
          ? say('sent', { part: digits(part) })
          : say(upload.state === 'done' ? 'uploadDone' : 'uploadWaiting')}
      </span>
    </div>
  );
}
