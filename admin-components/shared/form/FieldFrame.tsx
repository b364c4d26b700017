'use client';
/** Label, hint and messages around a control, associated for screen readers. */
import { useId, type ReactNode } from 'react';
import { sharedWords } from '../../messages/shared';
import { useText } from '../../../frontend/messages/useText';

export type FrameProps = {
  label: string;
  errors?: readonly string[];
  hint?: ReactNode;
  isRequired?: boolean;
  isLabelHidden?: boolean;
};
export type ControlProps = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true; 'aria-required'?: true };

export function FieldFrame({
  label,
  errors = [],
  hint,
  isRequired = false,
  isLabelHidden = false,
  children,
}: FrameProps & { children: (control: ControlProps) => ReactNode }) {
  const say = useText(sharedWords);
  const id = useId();
  const described = [hint ? `${id}-hint` : '', errors.length > 0 ? `${id}-error` : ''].filter(Boolean).join(' ');
  const control: ControlProps = {
    id,
    ...(described ? { 'aria-describedby': described } : {}),
    ...(errors.length > 0 ? { 'aria-invalid': true as const } : {}),
    ...(isRequired ? { 'aria-required': true as const } : {}),
  };
  return (
    <div className={`haat-field ${errors.length > 0 ? 'haat-field--wrong' : ''}`}>
      <label className={isLabelHidden ? 'haat-hidden' : 'haat-field__label'} htmlFor={id}>
        {label}
        {isRequired && (
          <span className="haat-field__star" title={say('required')} aria-hidden>
            *
          </span>
        )}
      </label>
      {children(control)}
      {hint && (
        <p className="haat-field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {errors.length > 0 && (
        <p className="haat-field__error" id={`${id}-error`} role="alert">
          {errors.join(' ')}
        </p>
      )}
    </div>
  );
}
