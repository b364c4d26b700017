import { getPolicyText, previewPolicy, savePolicies } from '../policies';
import { example } from './example';

export const policyExamples = [
  example(getPolicyText, 'visitor', { params: { policy: 'returnpolicy' } }),
  example(previewPolicy, 'admin', { params: { policy: 'returnpolicy' } }),
  example(savePolicies, 'admin', { body: { returnpolicy: 'Products can be sent back within two days of delivery.' } }),
];
