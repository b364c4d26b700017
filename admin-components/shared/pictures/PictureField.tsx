'use client';
/** Places for pictures: choose or drop, preview, move, remove. One place or several; the first can be the main one. */
import { useRef, useState } from 'react';
import { pictureWords } from '../../messages/pictures';
import { isSaved, useUnsaved } from '../../../frontend/forms/unsaved';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { Place } from './Place';
import type { PlaceUpload } from './PlaceProgress';
import { usePictureDrag } from './usePictureDrag';
import { emptySlot, moveSlot, newSlot, pictureProblem, type Slot } from './slots';

type Props = {
  label: string;
  slots: readonly Slot[];
  onChange: (slots: Slot[]) => void;
  maxMegabytes: number;
  /** Messages by place: `errors[0]` for the first. */
  errors?: readonly (readonly string[] | undefined)[];
  /** The name of each place. Default: Image 1, Image 2 … */
  names?: readonly string[];
  canMove?: boolean;
  /** The first place is the main picture. */
  hasMain?: boolean;
  /** Wide pictures (slides, banners) get wide places. */
  shape?: 'square' | 'wide';
  hint?: string;
  /** Shows the name of a place above it even when it is filled. */
  isNamed?: boolean;
  /** The progress of a chosen picture, if pictures are sent before the form. */
  uploadOf?: (file: File) => PlaceUpload | undefined;
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
    uploadOf,
  } = props;
  const say = useText(pictureWords);
  const { digits } = useFormats();
  useUnsaved(slots.some((slot) => slot.kind === 'new' && !isSaved(slot.file)));

  const { refused, tooMany, take, forget } = useTaking(props);
  const list = useRef<HTMLUListElement>(null);
  const move = (from: number, to: number) => {
    forget();
    onChange(moveSlot(slots, from, to));
  };
  const drag = usePictureDrag(list, slots.length, move);
  const clear = (index: number) => {
    forget();
    onChange(slots.map((slot, at) => (at === index ? emptySlot : slot)));
  };
  return (
    <fieldset className="haat-pictures">
      <legend className="haat-field__label">{label}</legend>
      <p className="haat-field__hint">{hint ?? say('limits', { max: maxMegabytes })}</p>
      <ul ref={list} className={`haat-pictures__grid haat-pictures__grid--${shape}`}>
        {slots.map((slot, index) => (
          <li key={index} data-place={index}>
            {isNamed && <p className="haat-picture__name">{props.names?.[index]}</p>}
            <Place
              slot={slot}
              name={props.names?.[index] ?? say('place', { number: digits(index + 1) })}
              isMain={hasMain && index === 0}
              errors={[...(refused[index] ? [refused[index]] : []), ...(errors[index] ?? [])]}
              isTarget={drag.from !== null && drag.over === index && drag.from !== index}
              {...uploadIn(slot, uploadOf)}
              {...(canMove && slots.length > 1 ? { handle: drag.handle(index) } : {})}
              onFiles={(files) => take(files, index)}
              {...(isKept && slot.kind === 'stored' ? {} : { onClear: () => clear(index) })}
              {...(canMove && index > 0 ? { onEarlier: () => move(index, index - 1) } : {})}
              {...(canMove && index < slots.length - 1 ? { onLater: () => move(index, index + 1) } : {})}
            />
          </li>
        ))}
      </ul>
      {tooMany.length > 0 && (
        <p className="haat-field__error" role="alert">
          {say('tooMany', { max: digits(slots.length), names: tooMany.join(', ') })}
        </p>
      )}
    </fieldset>
  );
}

const uploadIn = (slot: Slot, uploadOf: Props['uploadOf']): { upload?: PlaceUpload } => {
  const upload = slot.kind === 'new' ? uploadOf?.(slot.file) : undefined;
  return upload ? { upload } : {};
};

/** Chosen and dropped files fill the intended place and then free ones; rejected files are reported. */
function useTaking({ slots, onChange, maxMegabytes }: Props) {
  const say = useText(pictureWords);
  // Why a picture was rejected, shown below the intended place.
  const [refused, setRefused] = useState<Readonly<Record<number, string>>>({});
  // Files that found no free place.
  const [tooMany, setTooMany] = useState<readonly string[]>([]);
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
    setTooMany(files.slice(free.length).map((file) => file.name));
    if (Object.keys(reasons).length < files.length) onChange(after);
  };
  const forget = () => {
    setRefused({});
    setTooMany([]);
  };
  return { refused, tooMany, take, forget };
}
