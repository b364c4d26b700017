import type { Seller } from '../../support/make/market';

const forms = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

/** A vendor's record as the form sends it. */
export const formOf = ({ vendor }: Seller): Record<string, string> =>
  forms({
    name: vendor.name,
    mobile: vendor.mobile,
    email: vendor.email,
    birthdate: String(vendor.birthdate).slice(0, 10),
    nid: vendor.nid,
    gender: vendor.gender,
    district: vendor.district,
    upazila: vendor.upazila,
    thana: 'T',
    postcode: '1000',
    address: vendor.address,
    business_name: vendor.business_name,
    type: vendor.type,
    business_type: vendor.business_type,
    trade_license: '',
    bin: '',
    business_district: vendor.business_district,
    business_upazila: vendor.business_upazila,
    business_thana: 'T',
    business_postcode: '1000',
    business_address: vendor.business_address,
  });
