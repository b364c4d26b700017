'use client';
/** A choice from a short list. Values are text; ids are converted with `String`. */
import type { SelectHTMLAttributes } from 'react';
import { sharedWords } from '../../messages/shared';
import { useText } from '../../../frontend/messages/useText';
import { FieldFrame, type FrameProps } from './FieldFrame';
import { frame } from './TextField';

export type Choice = { value: string; label: string; isOff?: boolean };
type Props = FrameProps & {
  name: string;
  value: string;
  onChange: (value: string) => void;
  choices: readonly Choice[];
  /** The first option, with an empty value; null: none. Default: «Choose». */
  placeholder?: string | null;
} & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange' | 'name'>;

export function SelectField({
  label,
  errors,
  hint,
  isRequired,
  isLabelHidden,
  name,
  value,
  onChange,
  choices,
  placeholder,
  ...rest
}: Props) {
  const say = useText(sharedWords);
  return (
    <FieldFrame {...frame({ label, errors, hint, isRequired, isLabelHidden })}>
      {(control) => (
        <select
          className="haat-input"
          {...rest}
          {...control}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {placeholder !== null && <option value="">{placeholder ?? say('choose')}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} disabled={choice.isOff}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
