'use client';
/** One line of text, a number, a day, an address; or several lines. */
import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { FieldFrame, type FrameProps } from './FieldFrame';

type Shared = FrameProps & { name: string; value: string; onChange: (value: string) => void };
type InputProps = Shared & Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'name'>;
type AreaProps = Shared & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange' | 'name'>;

export function TextField({
  label,
  errors,
  hint,
  isRequired,
  isLabelHidden,
  name,
  value,
  onChange,
  ...rest
}: InputProps) {
  return (
    <FieldFrame {...frame({ label, errors, hint, isRequired, isLabelHidden })}>
      {(control) => (
        <input
          className="haat-input"
          {...rest}
          {...control}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}

export function TextArea({
  label,
  errors,
  hint,
  isRequired,
  isLabelHidden,
  name,
  value,
  onChange,
  rows = 4,
  ...rest
}: AreaProps) {
  return (
    <FieldFrame {...frame({ label, errors, hint, isRequired, isLabelHidden })}>
      {(control) => (
        <textarea
          className="haat-input haat-input--area"
          rows={rows}
          {...rest}
          {...control}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}

type Loose = { [K in keyof FrameProps]?: FrameProps[K] | undefined } & { label: string };

/** Drops what is undefined: the frame's properties are exact. */
export function frame({ label, errors, hint, isRequired, isLabelHidden }: Loose): FrameProps {
  return {
    label,
    ...(errors ? { errors } : {}),
    ...(hint !== undefined ? { hint } : {}),
    ...(isRequired ? { isRequired } : {}),
    ...(isLabelHidden ? { isLabelHidden } : {}),
  };
}
