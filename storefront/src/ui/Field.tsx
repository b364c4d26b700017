/** Form fields: a label, the control, a hint and its errors, linked for screen readers. */
import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';
import styled, { css } from 'styled-components';
import { sharedMessages } from '../i18n/shared.messages';
import { useText } from '../../../frontend/messages/useText';

const Wrap = styled.div`
  display: grid;
  gap: 6px;
  align-content: start;
`;
const Label = styled.label`
  font-weight: 600;
  font-size: 0.9375rem;
`;
const Hint = styled.p`
  color: var(--ink-3);
  font-size: 0.875rem;
`;
const Errors = styled.p`
  color: var(--danger);
  font-size: 0.875rem;
  font-weight: 600;
`;
const Mark = styled.span`
  color: var(--danger);
`;

/** The look of every text control. */
export const control = css`
  width: 100%;
  min-height: 46px;
  padding: 9px 12px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--card);
  color: var(--ink);
  transition: border-color var(--quick);
  &::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }
  &:hover:not(:disabled) {
    border-color: var(--leaf);
  }
  &[aria-invalid='true'] {
    border-color: var(--danger);
    box-shadow: 0 0 0 1px var(--danger);
  }
  &:disabled,
  &:read-only:not(select) {
    background: var(--sunk);
  }
`;

type Ties = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true; required?: boolean };

export type FieldProps = {
  label: string;
  hint?: string | undefined;
  /** Sentences from the server or from the form. */
  errors?: readonly string[] | undefined;
  isRequired?: boolean | undefined;
};

/** Lays out one field; `children` draws the control with the given attributes. */
export function Field({
  label,
  hint,
  errors,
  isRequired = false,
  children,
}: FieldProps & { children: (ties: Ties) => ReactNode }) {
  const id = useId();
  const say = useText(sharedMessages);
  const wrong = errors !== undefined && errors.length > 0;
  const described = [hint ? `${id}-hint` : '', wrong ? `${id}-errors` : ''].filter(Boolean).join(' ');
  return (
    <Wrap>
      <Label htmlFor={id}>
        {label}
        {isRequired && (
          <Mark title={say('required')} aria-hidden="true">
            {' *'}
          </Mark>
        )}
      </Label>
      {children({
        id,
        ...(described && { 'aria-describedby': described }),
        ...(wrong && { 'aria-invalid': true as const }),
        ...(isRequired && { required: true }),
      })}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {wrong && (
        <Errors id={`${id}-errors`} role="alert">
          {errors.join(' ')}
        </Errors>
      )}
    </Wrap>
  );
}

const Input = styled.input`
  ${control}
`;
/** A fixed prefix before the value; a press on it focuses the field. */
const Before = styled.div`
  position: relative;
  > span {
    position: absolute;
    inset: 1px auto 1px 1px;
    display: grid;
    place-items: center;
    width: 54px;
    border-right: 1px solid var(--line);
    border-radius: var(--radius) 0 0 var(--radius);
    background: var(--sunk);
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
    pointer-events: none;
  }
  > input {
    padding-left: 66px;
  }
`;
const Chooser = styled.select`
  ${control}
`;
const Area = styled.textarea`
  ${control}
  min-height: 110px;
  resize: vertical;
`;

export type TextInputProps = FieldProps &
  InputHTMLAttributes<HTMLInputElement> & {
    /** Shown before the value, but not part of it: `+88`. */
    prefix?: string | undefined;
  };

export function TextInput({ label, hint, errors, isRequired, prefix, ...rest }: TextInputProps) {
  return (
    <Field label={label} hint={hint} errors={errors} isRequired={isRequired}>
      {(ties) => {
        const input = <Input type="text" {...rest} {...ties} />;
        if (prefix === undefined) return input;
        return (
          <Before>
            <span aria-hidden="true" translate="no">
              {prefix}
            </span>
            {input}
          </Before>
        );
      }}
    </Field>
  );
}

export type TextAreaProps = FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>;

export function TextArea({ label, hint, errors, isRequired, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} errors={errors} isRequired={isRequired}>
      {(ties) => <Area {...rest} {...ties} />}
    </Field>
  );
}

export type Choice = { value: string; label: string; isDisabled?: boolean };
export type SelectProps = FieldProps &
  SelectHTMLAttributes<HTMLSelectElement> & {
    choices: readonly Choice[];
    /** The empty first option. */
    placeholder?: string;
  };

export function Select({ label, hint, errors, isRequired, choices, placeholder, ...rest }: SelectProps) {
  return (
    <Field label={label} hint={hint} errors={errors} isRequired={isRequired}>
      {(ties) => (
        <Chooser {...rest} {...ties}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} disabled={choice.isDisabled}>
              {choice.label}
            </option>
          ))}
        </Chooser>
      )}
    </Field>
  );
}
