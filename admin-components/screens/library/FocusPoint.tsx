'use client';
/** A picture's focus, the point that stays visible when it is cropped: set by a click in the picture, or as numbers. */
import type { MouseEvent } from 'react';
import { westernDigits } from '../../../domain/text/bangla';
import { useText } from '../../../frontend/messages/useText';
import { libraryWords } from '../../messages/library';
import { TextField } from '../../shared/form/TextField';
import { Button } from '../../shared/page/Button';

type Point = { x: string; y: string };
type Field = { name: string; value: string; onChange: (value: string) => void; errors?: readonly string[] };
type Props = { src: string; x: Field; y: Field; onPoint: (point: Point) => void };

const per = (part: number, whole: number): string =>
  String(Math.min(100, Math.max(0, Math.round((part / Math.max(1, whole)) * 100))));

export function FocusPoint({ src, x, y, onPoint }: Props) {
  const say = useText(libraryWords);
  const isSet = x.value !== '' && y.value !== '';
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A key press has no point: the number fields are for the keyboard.
    if (event.detail === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    onPoint({ x: per(event.clientX - box.left, box.width), y: per(event.clientY - box.top, box.height) });
  };
  return (
    <fieldset className="haat-focus">
      <legend className="haat-field__label">{say('focus')}</legend>
      <p className="haat-field__hint">{say('focusHint')}</p>
      <button
        type="button"
        className="haat-focus__picture"
        aria-label={say('choosePoint')}
        onClick={press}
        tabIndex={-1}
      >
        <img src={src} alt="" />
        {isSet && (
          <span
            className="haat-focus__point"
            style={{ left: `${westernDigits(x.value)}%`, top: `${westernDigits(y.value)}%` }}
            aria-hidden
          />
        )}
      </button>
      <div className="haat-form__pair">
        <TextField label={say('focusX')} maxLength={3} inputMode="numeric" {...x} />
        <TextField label={say('focusY')} maxLength={3} inputMode="numeric" {...y} />
      </div>
      {isSet && (
        <Button isSmall onClick={() => onPoint({ x: '', y: '' })}>
          {say('noFocus')}
        </Button>
      )}
    </fieldset>
  );
}
