import * as changes from '../profileChanges';
import { answered, example, found } from './example';

const form = {
  name: 'Nusrat Jahan',
  mobile: '01700000005',
  email: 'vendor.fashion@demo.test',
  birthdate: '1990-01-01',
  nid: '1234567890',
  gender: 'Female',
  district: 'Dhaka',
  upazila: 'Savar',
  thana: 'Savar',
  postcode: '1340',
  address: 'House 12, Road 3',
  business_name: 'Rong Dhonu',
  type: 2,
  business_type: 'Brand Shop',
  trade_license: 'TL-99321',
  bin: '',
  business_district: 'Dhaka',
  business_upazila: 'Savar',
  business_thana: 'Savar',
  business_postcode: '1340',
  business_address: 'Shop 7, New Market',
  reason: 'The shop has moved, and the trade licence was renewed.',
} as const;
const asked = { params: { id: answered(changes.askProfileChange, 'id') } };
const waiting = (reason: string) => ({ params: { id: found('profile-changes', 'reason', reason) } });

export const profileChangeExamples = [
  example(changes.listProfileChanges, 'admin', { query: { offset: 0, limit: 20, state: 0 } }),
  example(changes.withdrawProfileChange, 'grocer.sylhet', waiting('We are registered for VAT now.')),
  example(
    changes.acceptProfileChange,
    'admin',
    waiting('We have moved to a larger shop in the same market, and the trade licence was renewed.'),
  ),
  example(changes.askProfileChange, 'vendor.fashion', { body: form, files: ['trade_license_image'] }),
  example(changes.readProfileChange, 'admin', asked),
  example(changes.refuseProfileChange, 'admin', { ...asked, body: { reason: 'Please add the new trade licence.' } }),
  example(changes.ownProfileChanges, 'vendor.fashion'),
];
