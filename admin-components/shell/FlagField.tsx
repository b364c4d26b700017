'use client';
/** A flag (0 or 1) in one of the CMS's own forms: a switch, as in the panel's own forms. */
import type { NumberFieldClientComponent } from 'payload';
import { SwitchField } from '../shared/form/SwitchField';
import { useCmsField } from './useCmsField';

export const FlagField: NumberFieldClientComponent = (props) => {
  const { value, setValue, shown } = useCmsField<number>(props);
  return (
    <div className="field-type">
      <SwitchField {...shown} value={value === 1} onChange={(isOn) => setValue(isOn ? 1 : 0)} />
    </div>
  );
};
