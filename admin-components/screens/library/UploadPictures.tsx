'use client';
/** Uploads several pictures to the library, each with its own progress, result or error. */
import { Upload } from 'lucide-react';
import { useRef, type ChangeEvent } from 'react';
import { libraryLimits } from '../../../domain/pictures/library';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { libraryWords } from '../../messages/library';
import { Button } from '../../shared/page/Button';
import type { useUploads } from './useUploads';

type Props = { uploading: ReturnType<typeof useUploads> };

export function UploadPictures({ uploading: { add, isBusy } }: Props) {
  const say = useText(libraryWords);
  const { digits } = useFormats();
  const input = useRef<HTMLInputElement>(null);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    event.target.value = '';
    if (files.length > 0) add(files);
  };
  return (
    <>
      <Button
        kind="action"
        isBusy={isBusy}
        title={say('uploadHint', { max: digits(libraryLimits.megabytes) })}
        onClick={() => input.current?.click()}
      >
        <Upload size={16} aria-hidden />
        {isBusy ? say('uploading') : say('upload')}
      </Button>
      <input
        ref={input}
        className="haat-hidden"
        type="file"
        accept="image/jpeg,image/png"
        multiple
        tabIndex={-1}
        aria-label={say('chooseFiles')}
        onChange={take}
      />
    </>
  );
}
