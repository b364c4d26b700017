import { savePolicies } from '../policies';
import { example } from './example';

export const policyExamples = [
  example(savePolicies, 'admin', { body: { returnpolicy: 'Products can be sent back within two days of delivery.' } }),
];
