'use client';
/** The fields of a vendor's record, for the admin who changes it and the vendor who requests a change. */
import { vendorForm } from '../../../domain/vendors/fields';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { vendorWords } from '../../messages/vendors';
import { FieldRows } from '../../shared/form/FieldRows';
import type { Fields } from '../../shared/form/useFields';
import { Panel } from '../../shared/page/Panel';
import { PlaceFields } from './PlaceFields';
import type { VendorValues } from './vendorValues';

type Props = { form: Fields<VendorValues> };

export function VendorFields({ form }: Props) {
  const say = useText(vendorWords);
  return (
    <>
      <Panel title={say('personal')}>
        <PersonalFields form={form} />
      </Panel>
      <Panel title={say('business')}>
        <BusinessFields form={form} />
      </Panel>
    </>
  );
}

function PersonalFields({ form }: Props) {
  const pair = usePair();
  const own = { district: <PlaceFields form={form} district="district" upazila="upazila" />, upazila: null };
  return (
    <div className="haat-form">
      <FieldRows
        fields={vendorForm}
        part="personal"
        field={form.field}
        own={{}}
        hints={{ nid: pair(vendorForm.nid.hint) }}
      />
      <FieldRows fields={vendorForm} part="home" field={form.field} own={own} />
    </div>
  );
}

function BusinessFields({ form }: Props) {
  const own = {
    business_district: <PlaceFields form={form} district="business_district" upazila="business_upazila" />,
    business_upazila: null,
  };
  return (
    <div className="haat-form">
      <FieldRows fields={vendorForm} part="business" field={form.field} own={{}} />
      <FieldRows fields={vendorForm} part="businessPlace" field={form.field} own={own} />
    </div>
  );
}
