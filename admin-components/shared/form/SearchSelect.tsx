'use client';
/** A choice, or several, from a long list searched by typing: Payload's own control with our label and messages. */
import { Select, type ReactSelectOption } from '@payloadcms/ui';
import { useEffect, useId, useRef } from 'react';
import { sharedWords } from '../../messages/shared';
import { useText } from '../../../frontend/messages/useText';
import type { Choice } from './SelectField';

type Props = {
  label: string;
  name: string;
  choices: readonly Choice[];
  errors?: readonly string[];
  hint?: string;
  isRequired?: boolean;
  disabled?: boolean;
} & (
  | { isMany: true; value: readonly string[]; onChange: (value: string[]) => void }
  | { isMany?: false; value: string; onChange: (value: string) => void }
);

export function SearchSelect(props: Props) {
  const { label, name, choices, errors = [], hint, isRequired, disabled } = props;
  const say = useText(sharedWords);
  const id = useId();
  const options = choices.map((choice) => ({ value: choice.value, label: choice.label }));
  const known = (value: string) => options.find((option) => option.value === value) ?? { value, label: value };
  const value = props.isMany ? props.value.map(known) : props.value === '' ? undefined : known(props.value);
  const change = (chosen: ReactSelectOption | ReactSelectOption[]) => {
    const list = Array.isArray(chosen) ? chosen : chosen ? [chosen] : [];
    const values = list.map((option) => String(option.value));
    if (props.isMany) props.onChange(values);
    else props.onChange(values[0] ?? '');
  };
  const frame = useRef<HTMLDivElement>(null);
  // Its arrow and its cross are for the mouse: the keyboard has the arrow keys and Backspace, so they are hidden from
  // screen readers.
  useEffect(() => {
    if (!frame.current) return undefined;
    const skip = () =>
      frame.current
        ?.querySelectorAll<HTMLElement>('.dropdown-indicator, .clear-indicator')
        .forEach((mark) => (mark.tabIndex = -1));
    skip();
    // The control is rendered after the page, and its cross only with a value.
    const watch = new MutationObserver(skip);
    watch.observe(frame.current, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={frame} className={`haat-field ${errors.length > 0 ? 'haat-field--wrong' : ''}`}>
      <label className="haat-field__label" htmlFor={id}>
        {label}
        {isRequired && (
          <span className="haat-field__star" aria-hidden>
            *
          </span>
        )}
      </label>
      <Select
        inputId={id}
        id={`${name}-select`}
        options={options}
        value={value as ReactSelectOption}
        onChange={change}
        isMulti={props.isMany === true}
        isClearable
        isSearchable
        disabled={disabled === true}
        showError={errors.length > 0}
        placeholder={say('choose')}
      />
      {hint && <p className="haat-field__hint">{hint}</p>}
      {errors.length > 0 && (
        <p className="haat-field__error" role="alert">
          {errors.join(' ')}
        </p>
      )}
    </div>
  );
}
