'use client';
/** The pictures being uploaded to the library, with their progress. */
import { RotateCcw, X } from 'lucide-react';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { libraryWords } from '../../messages/library';
import { pictureWords } from '../../messages/pictures';
import { Button } from '../../shared/page/Button';
import { Panel } from '../../shared/page/Panel';
import type { Upload } from '../../shared/pictures/useUploadQueue';
import type { useUploads } from './useUploads';

type Props = { uploading: ReturnType<typeof useUploads> };

export function UploadList({ uploading: { uploads, retry, forget } }: Props) {
  const library = useText(libraryWords);
  const say = useText(pictureWords);
  const { digits } = useFormats();
  if (uploads.length === 0) return null;
  const count = (state: Upload<null>['state']) => digits(uploads.filter((each) => each.state === state).length);
  return (
    <Panel title={library('uploads')}>
      <p role="status" className="haat-field__hint">
        {library('uploadedOf', { done: count('done'), all: digits(uploads.length), failed: count('failed') })}
      </p>
      <ul className="haat-uploads">
        {uploads.map((upload) => (
          <li key={upload.key} className="haat-uploads__one">
            <span className="haat-uploads__name">{upload.file.name}</span>
            <progress
              className="haat-uploads__bar"
              aria-label={say('progressOf', { name: upload.file.name })}
              max={100}
              value={Math.round(upload.part * 100)}
            />
            {upload.state === 'failed' ? (
              <p className="haat-field__error" role="alert">
                {upload.error}
              </p>
            ) : (
              <span>
                {upload.state === 'sending'
                  ? say('sent', { part: digits(Math.round(upload.part * 100)) })
                  : say(upload.state === 'done' ? 'uploadDone' : 'uploadWaiting')}
              </span>
            )}
            {upload.state === 'failed' && (
              <span className="haat-uploads__tools">
                {upload.canRetry && (
                  <Button isSmall aria-label={say('retryOf', { name: upload.file.name })} onClick={() => retry(upload)}>
                    <RotateCcw size={15} aria-hidden />
                    {say('retry')}
                  </Button>
                )}
                <Button
                  isSmall
                  aria-label={library('forgetOf', { name: upload.file.name })}
                  onClick={() => forget(upload.key)}
                >
                  <X size={15} aria-hidden />
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
