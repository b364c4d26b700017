'use client';
/** One place for a picture: choose or drop, view, move, remove. */
import { ArrowLeft, ArrowRight, GripVertical, ImagePlus, Trash2 } from 'lucide-react';
import { useId, useState, type DragEvent } from 'react';
import { pictureWords } from '../../messages/pictures';
import { useText } from '../../../frontend/messages/useText';
import { PlaceProgress, type PlaceUpload } from './PlaceProgress';
import type { Slot } from './slots';
import type { PictureDrag } from './usePictureDrag';

type PlaceProps = {
  slot: Slot;
  name: string;
  isMain: boolean;
  /** A picture being moved would be dropped here. */
  isTarget: boolean;
  errors: readonly string[];
  /** The progress of the chosen picture, if pictures are sent before the form. */
  upload?: PlaceUpload;
  /** The handle for moving it by pointer and by keys. */
  handle?: ReturnType<PictureDrag['handle']>;
  onFiles: (files: readonly File[]) => void;
  onClear?: () => void;
  onEarlier?: () => void;
  onLater?: () => void;
};

export function Place({
  slot,
  name,
  isMain,
  isTarget,
  errors,
  upload,
  handle,
  onFiles,
  onClear,
  onEarlier,
  onLater,
}: PlaceProps) {
  const say = useText(pictureWords);
  const id = useId();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (event.dataTransfer.files.length > 0) onFiles([...event.dataTransfer.files]);
  };
  const isEmpty = slot.kind === 'empty';
  return (
    <div
      className={`haat-picture ${isOver || isTarget ? 'haat-picture--over' : ''} ${errors.length > 0 ? 'haat-picture--wrong' : ''}`}
    >
      <label
        className="haat-picture__drop"
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {isEmpty ? (
          <span className="haat-picture__none">
            <ImagePlus size={22} aria-hidden />
            <span>{name}</span>
          </span>
        ) : (
          <img src={slot.src} alt={name} />
        )}
        {isMain && <span className="haat-picture__main">{say('main')}</span>}
        <span className="haat-hidden">{isEmpty ? say('chooseFor', { name }) : say('replaceFor', { name })}</span>
      </label>
      <input
        id={id}
        className="haat-hidden"
        type="file"
        accept="image/jpeg,image/png"
        multiple
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {!isEmpty && (
        <div className="haat-picture__tools">
          {handle && (
            <button
              type="button"
              className="haat-icon-button haat-picture__handle"
              data-handle
              aria-label={say('drag', { name })}
              title={say('drag', { name })}
              {...handle}
            >
              <GripVertical size={15} aria-hidden />
            </button>
          )}
          {onEarlier && (
            <button
              type="button"
              className="haat-icon-button"
              aria-label={say('earlier', { name })}
              onClick={onEarlier}
            >
              <ArrowLeft size={15} aria-hidden />
            </button>
          )}
          {onLater && (
            <button type="button" className="haat-icon-button" aria-label={say('later', { name })} onClick={onLater}>
              <ArrowRight size={15} aria-hidden />
            </button>
          )}
          {onClear && (
            <button
              type="button"
              className="haat-icon-button haat-icon-button--danger"
              aria-label={say('remove', { name })}
              onClick={onClear}
            >
              <Trash2 size={15} aria-hidden />
            </button>
          )}
        </div>
      )}
      {upload && !isEmpty && <PlaceProgress upload={upload} name={name} />}
      {errors.length > 0 && (
        <p className="haat-field__error" role="alert">
          {errors.join(' ')}
        </p>
      )}
    </div>
  );
}
