'use client';
/** Yes or no. */
import { useId } from 'react';

type Props = {
  label: string;
  name: string;
  value: boolean;
  onChange: (value: boolean) => void;
  errors?: readonly string[];
  disabled?: boolean;
  hint?: string;
};

export function SwitchField({ label, name, value, onChange, errors = [], disabled = false, hint }: Props) {
  const id = useId();
  return (
    <div className="haat-switch">
      <input
        id={id}
        className="haat-switch__box"
        type="checkbox"
        role="switch"
        name={name}
        checked={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="haat-field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {errors.length > 0 && (
        <p className="haat-field__error" role="alert">
          {errors.join(' ')}
        </p>
      )}
    </div>
  );
}
