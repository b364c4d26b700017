'use client';
/** A district and an upazila in it. */
import { getAllDistrict, getDistrictUpazila } from '../../../contract/places';
import { vendorWords } from '../../messages/vendors';
import { useCall } from '../../../frontend/api/useCall';
import { SearchSelect } from '../../shared/form/SearchSelect';
import { useFormats } from '../../../frontend/formats/useFormats';
import type { Fields } from '../../shared/form/useFields';
import { useText } from '../../../frontend/messages/useText';
import type { VendorValues } from './vendorValues';

type Props = {
  form: Fields<VendorValues>;
  district: 'district' | 'business_district';
  upazila: 'upazila' | 'business_upazila';
};

export function PlaceFields({ form, district, upazila }: Props) {
  const say = useText(vendorWords);
  const { nameOf } = useFormats();
  const chosen = form.values[district];
  const districts = useCall(getAllDistrict, {});
  const upazilas = useCall(getDistrictUpazila, chosen === '' ? null : { params: { districtId: chosen } });
  const choices = (rows: readonly { id: string | number; name: string; name_bn: string }[] | undefined) =>
    (rows ?? []).map((row) => ({ value: String(row.id), label: nameOf(row) }));
  const change = (value: string) => {
    form.set(district, value);
    form.set(upazila, '');
  };
  // While the names are loading, nothing is shown instead.
  const shown = (field: typeof district | typeof upazila, rows: unknown) => ({
    ...form.field(field),
    ...(rows ? {} : { value: '' }),
  });
  return (
    <>
      <SearchSelect
        label={say('district')}
        isRequired
        choices={choices(districts.answer?.district)}
        {...shown(district, districts.answer)}
        onChange={change}
      />
      <SearchSelect
        label={say('upazila')}
        isRequired
        disabled={chosen === ''}
        choices={choices(upazilas.answer?.upazila)}
        {...shown(upazila, upazilas.answer)}
      />
    </>
  );
}
