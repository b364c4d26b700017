'use client';
/** A whole number in one of the CMS's own forms, typed with digits of either script. */
import type { NumberFieldClientComponent } from 'payload';
import { useState } from 'react';
import { plainAmount } from '../shared/form/typedAmount';
import { TextField } from '../shared/form/TextField';
import { useCmsField } from './useCmsField';

/** Null for nothing; anything but a whole number stays text, which the field's own check refuses. */
const numberOf = (typed: string): number | string | null => {
  const plain = plainAmount(typed);
  if (plain === '') return null;
  return /^-?\d{1,16}$/.test(plain) ? Number(plain) : plain;
};

export const WholeField: NumberFieldClientComponent = (props) => {
  const { value, setValue, shown } = useCmsField<number | string | null>(props);
  const [typed, setTyped] = useState('');
  return (
    <div className="field-type">
      <TextField
        {...shown}
        inputMode="numeric"
        isRequired={props.field.required === true}
        // What was typed stays as typed; a value from elsewhere, such as a restored version, replaces it.
        value={numberOf(typed) === (value ?? null) ? typed : String(value ?? '')}
        onChange={(text) => {
          setTyped(text);
          setValue(numberOf(text));
        }}
      />
    </div>
  );
};
