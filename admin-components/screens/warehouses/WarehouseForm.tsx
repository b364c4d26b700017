'use client';
/** The fields of a warehouse: where it is and who is in charge. */
import type { FormEvent, ReactNode } from 'react';
import { getAllDistrict } from '../../../contract/places';
import { getAllUser, type WarehouseShape } from '../../../contract/warehouses';
import { warehouseWords } from '../../messages/warehouses';
import { useCall } from '../../../frontend/api/useCall';
import { SearchSelect } from '../../shared/form/SearchSelect';
import { TextArea, TextField } from '../../shared/form/TextField';
import type { Fields } from '../../shared/form/useFields';
import { useFormats } from '../../../frontend/formats/useFormats';
import { Button } from '../../shared/page/Button';
import { useText } from '../../../frontend/messages/useText';

const seats = ['incharge1', 'incharge2', 'incharge3'] as const;
export type WarehouseValues = { name: string; district: string; address: string } & Record<
  (typeof seats)[number],
  string
>;
export const blankWarehouse: WarehouseValues = {
  name: '',
  district: '',
  address: '',
  incharge1: '',
  incharge2: '',
  incharge3: '',
};

export const valuesOf = (warehouse: WarehouseShape): WarehouseValues => ({
  name: warehouse.name,
  district: warehouse.district_id === null ? '' : String(warehouse.district_id),
  address: warehouse.address,
  incharge1: warehouse.incharge1 ? String(warehouse.incharge1.id) : '',
  incharge2: warehouse.incharge2 ? String(warehouse.incharge2.id) : '',
  incharge3: warehouse.incharge3 ? String(warehouse.incharge3.id) : '',
});

/** What is sent: an unchosen incharge is omitted, so that the server reports it. */
export const bodyOf = (values: WarehouseValues) => ({
  ...values,
  district: values.district || undefined,
  incharge1: values.incharge1 || undefined,
});

type Props = {
  form: Fields<WarehouseValues>;
  isPending: boolean;
  saveLabel: string;
  onSave: () => Promise<unknown>;
  children?: ReactNode;
};

export function WarehouseForm({ form, isPending, saveLabel, onSave, children }: Props) {
  const say = useText(warehouseWords);
  const { nameOf } = useFormats();
  const districts = useCall(getAllDistrict, {});
  const people = useCall(getAllUser, {});
  const choices = (people.answer?.users ?? []).map((user) => ({
    value: String(user.id),
    label: `${user.name} · ${user.mobile}`,
  }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSave();
  };
  return (
    <form className="haat-form" onSubmit={submit} noValidate>
      <div className="haat-form__grid">
        <TextField label={say('name')} isRequired maxLength={150} {...form.field('name')} />
        <SearchSelect
          label={say('district')}
          isRequired
          {...form.field('district')}
          {...(districts.answer ? {} : { value: '' })}
          choices={(districts.answer?.district ?? []).map((row) => ({ value: String(row.id), label: nameOf(row) }))}
        />
      </div>
      <TextArea label={say('detailsAddress')} isRequired rows={3} maxLength={500} {...form.field('address')} />
      {seats.map((seat) => (
        <SearchSelect
          key={seat}
          label={say(seat)}
          isRequired={seat === 'incharge1'}
          choices={choices}
          {...form.field(seat)}
          {...(people.answer ? {} : { value: '' })}
        />
      ))}
      <div className="haat-form__actions">
        <Button type="submit" kind="primary" isBusy={isPending}>
          {saveLabel}
        </Button>
        {children}
      </div>
    </form>
  );
}
