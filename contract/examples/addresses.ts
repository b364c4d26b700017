import { addAddress, deleteAddress } from '../addresses';
import { answered, example } from './example';

export const addressExamples = [
  example(addAddress, 'customer', {
    body: {
      label: 'Parents',
      name: 'Ayesha Siddika',
      district: 'Dhaka',
      upazila: 'Savar',
      thana: 'Savar',
      details: 'House 12, Road 3, Banktown',
      mobile1: '',
      mobile2: '01812345678',
    },
  }),
  example(deleteAddress, 'customer', { params: { id: answered(addAddress, 'address.id') } }),
];
