'use client';
/** A flag (0 or 1) in one of the CMS's own forms: a switch, as in the panel's own forms. */
import { useField } from '@payloadcms/ui';
import type { NumberFieldClientComponent } from 'payload';
import { usePair } from '../../frontend/messages/usePair';
import { fieldWords } from '../messages/fields';
import { SwitchField } from '../shared/form/SwitchField';

export const FlagField: NumberFieldClientComponent = ({ field, path, readOnly }) => {
  const pair = usePair();
  const { value, setValue, disabled, showError, errorMessage } = useField<number>({ path });
  const words = fieldWords[field.name];
  return (
    <SwitchField
      label={words ? pair(words) : field.name}
      name={path}
      value={value === 1}
      disabled={readOnly === true || disabled}
      onChange={(isOn) => setValue(isOn ? 1 : 0)}
      errors={showError && errorMessage ? [errorMessage] : []}
    />
  );
};
