'use client';
/** Places for pictures: choose or drop, preview, move, remove. One place or several; the first can be the main one. */
import { ArrowLeft, ArrowRight, ImagePlus, Trash2 } from 'lucide-react';
import { useId, useState, type DragEvent } from 'react';
import { pictureWords } from '../../messages/pictures';
import { isSaved, useUnsaved } from '../../../frontend/forms/unsaved';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { emptySlot, moveSlot, newSlot, pictureProblem, type Slot } from './slots';

type Props = {
  label: string;
  slots: readonly Slot[];
  onChange: (slots: Slot[]) => void;
  maxMegabytes: number;
  /** Messages by place: `errors[0]` for the first. */
  errors?: readonly (readonly string[] | undefined)[];
  /** What each place is called. Default: Image 1, Image 2 … */
  names?: readonly string[];
  canMove?: boolean;
  /** The first place is the main picture. */
  hasMain?: boolean;
  /** Wide pictures (slides, banners) get wide places. */
  shape?: 'square' | 'wide';
  hint?: string;
  /** The name of a place is shown above it even when it is filled. */
  isNamed?: boolean;
  /** A stored picture can be replaced, not removed. */
  isKept?: boolean;
};

export function PictureField(props: Props) {
  const {
    label,
    slots,
    onChange,
    maxMegabytes,
    errors = [],
    canMove = false,
    hasMain = false,
    shape = 'square',
    hint,
    isNamed = false,
    isKept = false,
  } = props;
  const say = useText(pictureWords);
  const { digits } = useFormats();
  useUnsaved(slots.some((slot) => slot.kind === 'new' && !isSaved(slot.file)));

  // Why a picture was not taken, below the place it was meant for.
  const [refused, setRefused] = useState<Readonly<Record<number, string>>>({});

  const take = (files: readonly File[], from: number) => {
    const after = [...slots];
    const free = [
      from,
      ...after.map((_slot, index) => index).filter((index) => index !== from && after[index]?.kind === 'empty'),
    ];
    const reasons: Record<number, string> = {};
    files.slice(0, free.length).forEach((file, index) => {
      const at = free[index] ?? from;
      const problem = pictureProblem(file, maxMegabytes);
      if (problem) reasons[at] = say(problem, { name: file.name, max: maxMegabytes });
      else after[at] = newSlot(file);
    });
    setRefused(reasons);
    if (Object.keys(reasons).length < files.length) onChange(after);
  };
  const clear = (index: number) => {
    setRefused({});
    onChange(slots.map((slot, at) => (at === index ? emptySlot : slot)));
  };
  return (
    <fieldset className="haat-pictures">
      <legend className="haat-field__label">{label}</legend>
      <p className="haat-field__hint">{hint ?? say('limits', { max: maxMegabytes })}</p>
      <ul className={`haat-pictures__grid haat-pictures__grid--${shape}`}>
        {slots.map((slot, index) => (
          <li key={index}>
            {isNamed && <p className="haat-picture__name">{props.names?.[index]}</p>}
            <Place
              slot={slot}
              name={props.names?.[index] ?? say('place', { number: digits(index + 1) })}
              isMain={hasMain && index === 0}
              errors={[...(refused[index] ? [refused[index]] : []), ...(errors[index] ?? [])]}
              onFiles={(files) => take(files, index)}
              {...(isKept && slot.kind === 'stored' ? {} : { onClear: () => clear(index) })}
              {...(canMove && index > 0 ? { onEarlier: () => onChange(moveSlot(slots, index, index - 1)) } : {})}
              {...(canMove && index < slots.length - 1
                ? { onLater: () => onChange(moveSlot(slots, index, index + 1)) }
                : {})}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

type PlaceProps = {
  slot: Slot;
  name: string;
  isMain: boolean;
  errors: readonly string[];
  onFiles: (files: readonly File[]) => void;
  onClear?: () => void;
  onEarlier?: () => void;
  onLater?: () => void;
};

function Place({ slot, name, isMain, errors, onFiles, onClear, onEarlier, onLater }: PlaceProps) {
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
      className={`haat-picture ${isOver ? 'haat-picture--over' : ''} ${errors.length > 0 ? 'haat-picture--wrong' : ''}`}
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
      {errors.length > 0 && (
        <p className="haat-field__error" role="alert">
          {errors.join(' ')}
        </p>
      )}
    </div>
  );
}
