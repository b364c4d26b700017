/** The fields of the application and which of them have to be filled in. */
export const applicationStart = {
  name: '',
  mobile: '',
  email: '',
  birthdate: '',
  nid: '',
  gender: '',
  district: '',
  upazila: '',
  thana: '',
  postcode: '',
  address: '',
  business_name: '',
  type: '',
  business_type: '',
  trade_license: '',
  bin: '',
  business_district: '',
  business_upazila: '',
  business_thana: '',
  business_postcode: '',
  business_address: '',
};
export type ApplicationValues = typeof applicationStart;
export type ApplicationField = keyof ApplicationValues;

const optional: readonly ApplicationField[] = ['trade_license', 'bin'];

export const missingFields = (values: ApplicationValues): ApplicationField[] =>
  (Object.keys(applicationStart) as ApplicationField[]).filter(
    (name) => !optional.includes(name) && values[name].trim() === '',
  );

export const pictureFields = ['image', 'nid_front_image', 'nid_back_image', 'trade_license_image'] as const;
export type PictureField = (typeof pictureFields)[number];
export const requiredPictures: readonly PictureField[] = ['image', 'nid_front_image', 'nid_back_image'];
