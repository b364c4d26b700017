/** The values of the vendor form, from a stored vendor. */
import type { Vendor } from './useVendorFacts';

const fields = [
  'name',
  'mobile',
  'email',
  'birthdate',
  'nid',
  'gender',
  'district',
  'upazila',
  'thana',
  'postcode',
  'address',
  'business_name',
  'type',
  'business_type',
  'trade_license',
  'bin',
  'business_district',
  'business_upazila',
  'business_thana',
  'business_postcode',
  'business_address',
] as const;
export type VendorValues = Record<(typeof fields)[number], string>;

/** Places are kept by id: nine upazila names stand in more than one district. */
export function valuesOf(vendor: Vendor): VendorValues {
  const values = Object.fromEntries(fields.map((field) => [field, String(vendor[field])])) as VendorValues;
  const text = (id: string | number | null): string => (id === null ? '' : String(id));
  return {
    ...values,
    birthdate: vendor.birthdate.slice(0, 10),
    district: text(vendor.district_id),
    upazila: text(vendor.upazila_id),
    business_district: text(vendor.business_district_id),
    business_upazila: text(vendor.business_upazila_id),
  };
}

export const pictureFields = ['image', 'trade_license_image', 'nid_front_image', 'nid_back_image'] as const;
export const documentMegabytes = 10;
