import * as customers from '../customers';
import { example, found } from './example';

const one = { params: { id: found('users', 'email', 'customer@demo.test') } };

export const customerExamples = [
  example(customers.customerFile, 'admin', one),
  example(customers.addCustomerNote, 'admin', { ...one, body: { text: 'Asks to be called in the evening only.' } }),
  example(customers.notesOfCustomer, 'admin', one),
];
