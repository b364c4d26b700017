import type { market } from './market';

/** Makes somebody with a pending application. */
export const applicants = (make: ReturnType<typeof market>) => async () => {
  const person = await make.person();
  const { district, upazila } = await make.place();
  const vendor = await make.create<{ id: number }>('vendors', {
    user: person.user.id,
    name: person.user.name,
    mobile: person.user.mobile,
    email: person.user.email,
    birthdate: '1990-01-01',
    nid: '1234567890',
    gender: 'Male',
    district: district.id,
    upazila: upazila.id,
    address: 'Road 1',
    business_name: 'Meghna Store',
    type: 2,
    business_type: 'Brand Shop',
    business_district: district.id,
    business_upazila: upazila.id,
    business_address: 'Market 1',
    accept: 0,
  });
  return { ...person, vendor };
};
