'use client';
/** The form of a vendor's personal and business information and its documents. */
import { toast } from '@payloadcms/ui';
import { useState, type FormEvent } from 'react';
import { businessTypes, genders, updateVendorApplication } from '../../../contract/vendors';
import { peopleWords } from '../../messages/people';
import { sharedWords } from '../../messages/shared';
import { businessTypeWords, genderWords, vendorTypeWords, vendorWords } from '../../messages/vendors';
import { alertBox, confirm } from '../../shared/dialogs/ask';
import { SelectField } from '../../shared/form/SelectField';
import { TextArea, TextField } from '../../shared/form/TextField';
import { useFields, type Fields } from '../../shared/form/useFields';
import { focusFirstWrong, useSubmit } from '../../shared/form/useSubmit';
import { Button } from '../../shared/page/Button';
import { Panel } from '../../shared/page/Panel';
import { PictureField } from '../../shared/pictures/PictureField';
import { storedSlots } from '../../shared/pictures/slots';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { PlaceFields } from './PlaceFields';
import type { Vendor } from './useVendorFacts';
import { documentMegabytes, pictureFields, valuesOf, type VendorValues } from './vendorValues';

type Props = { vendor: Vendor; onSaved: () => Promise<void> };

export function VendorForm({ vendor, onSaved }: Props) {
  const say = useText(vendorWords);
  const shared = useText(sharedWords);
  const form = useFields(valuesOf(vendor));
  const [slots, setSlots] = useState(() => storedSlots(pictureFields.map((name) => vendor[name])));
  const [isConfirmed, setConfirmed] = useState(false);
  const onInvalid = () =>
    void alertBox({ title: say('errorTitle'), text: say('checkMandatory') }).then(focusFirstWrong);
  const { submit, isPending } = useSubmit(updateVendorApplication, form, { onInvalid });

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!isConfirmed) return void toast.warning(say('confirmFirst'));
    if (!(await confirm({ text: say('updateAsk') }))) return;
    const files = Object.fromEntries(
      slots.flatMap((slot, index) => (slot.kind === 'new' ? [[pictureFields[index] ?? '', slot.file]] : [])),
    );
    if (await submit({ params: { id: String(vendor.id) }, values: form.values, files })) await onSaved();
  };
  return (
    <form onSubmit={(event) => void save(event)} noValidate className="haat-stack">
      <Panel title={say('personal')}>
        <PersonalFields form={form} />
      </Panel>
      <Panel title={say('business')}>
        <BusinessFields form={form} />
      </Panel>
      <Panel title={say('documents')}>
        <PictureField
          label={say('documents')}
          hint={say('documentsHint')}
          slots={slots}
          maxMegabytes={documentMegabytes}
          // A document can be replaced, not taken away: what was removed comes back as it is stored.
          onChange={(after) =>
            setSlots(
              after.map((slot, index) =>
                slot.kind === 'empty' ? (storedSlots([vendor[pictureFields[index] ?? 'image']])[0] ?? slot) : slot,
              ),
            )
          }
          names={[say('photo'), say('trade_license_image'), say('nid_front_image'), say('nid_back_image')]}
          errors={pictureFields.map((name) => form.errors[name])}
          isKept
          isNamed
        />
      </Panel>
      <Panel>
        <label className="haat-check">
          <input
            type="checkbox"
            required
            checked={isConfirmed}
            onChange={(event) => setConfirmed(event.target.checked)}
          />
          <span>{say('confirmed')}</span>
        </label>
        <div className="haat-form__actions">
          <Button type="submit" kind="primary" isBusy={isPending}>
            {shared('update')}
          </Button>
        </div>
      </Panel>
    </form>
  );
}

function PersonalFields({ form }: { form: Fields<VendorValues> }) {
  const say = useText(vendorWords);
  const people = useText(peopleWords);
  const pair = usePair();
  return (
    <div className="haat-form">
      <div className="haat-form__grid">
        <TextField label={people('name')} isRequired maxLength={150} {...form.field('name')} />
        <TextField label={people('mobile')} isRequired inputMode="tel" maxLength={20} {...form.field('mobile')} />
        <TextField label={people('email')} isRequired type="email" maxLength={254} {...form.field('email')} />
        <TextField label={say('birthdate')} isRequired type="date" {...form.field('birthdate')} />
        <TextField
          label={say('nid')}
          isRequired
          inputMode="numeric"
          maxLength={17}
          hint={say('nidHint')}
          {...form.field('nid')}
        />
        <SelectField
          label={say('gender')}
          isRequired
          {...form.field('gender')}
          choices={genders.map((value) => ({ value, label: pair(genderWords[value] ?? { en: value, bn: value }) }))}
        />
        <PlaceFields form={form} district="district" upazila="upazila" />
        <TextField label={say('thana')} isRequired maxLength={100} {...form.field('thana')} />
        <TextField label={say('postcode')} isRequired inputMode="numeric" maxLength={10} {...form.field('postcode')} />
      </div>
      <TextArea label={say('address')} isRequired rows={2} maxLength={500} {...form.field('address')} />
    </div>
  );
}

function BusinessFields({ form }: { form: Fields<VendorValues> }) {
  const say = useText(vendorWords);
  const pair = usePair();
  return (
    <div className="haat-form">
      <div className="haat-form__grid">
        <TextField label={say('businessName')} isRequired maxLength={150} {...form.field('business_name')} />
        <SelectField
          label={say('vendorType')}
          isRequired
          {...form.field('type')}
          choices={[
            { value: '1', label: pair(vendorTypeWords.grocery) },
            { value: '2', label: pair(vendorTypeWords.general) },
          ]}
        />
        <SelectField
          label={say('businessType')}
          isRequired
          {...form.field('business_type')}
          choices={businessTypes.map((value) => ({
            value,
            label: pair(businessTypeWords[value] ?? { en: value, bn: value }),
          }))}
        />
        <TextField label={say('tradeLicense')} maxLength={60} {...form.field('trade_license')} />
        <TextField label={say('bin')} maxLength={60} {...form.field('bin')} />
        <PlaceFields form={form} district="business_district" upazila="business_upazila" />
        <TextField label={say('thana')} isRequired maxLength={100} {...form.field('business_thana')} />
        <TextField
          label={say('postcode')}
          isRequired
          inputMode="numeric"
          maxLength={10}
          {...form.field('business_postcode')}
        />
      </div>
      <TextArea label={say('address')} isRequired rows={2} maxLength={500} {...form.field('business_address')} />
    </div>
  );
}
