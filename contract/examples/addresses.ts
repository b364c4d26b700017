import { addAddress, defaultAddress, deleteAddress, updateAddress } from '../addresses';
import { answered, example } from './example';

const parents = {
  label: 'Parents',
  name: 'Ayesha Siddika',
  district: 'Dhaka',
  upazila: 'Savar',
  thana: 'Savar',
  details: 'House 12, Road 3, Banktown',
  mobile1: '',
  mobile2: '01812345678',
};

export const addressExamples = [
  example(addAddress, 'customer', {
    body: parents,
  }),
  example(updateAddress, 'customer', {
    params: { id: answered(addAddress, 'address.id') },
    body: { ...parents, details: 'House 14, Road 3, Banktown' },
  }),
  example(defaultAddress, 'customer', { params: { id: answered(addAddress, 'address.id') } }),
  example(deleteAddress, 'customer', { params: { id: answered(addAddress, 'address.id') } }),
];
