import * as steps from '../vendorSteps';
import { example, found } from './example';

export const vendorStepExamples = [
  example(steps.ownVendorSteps, 'vendor.fashion'),
  example(steps.hideVendorSteps, 'vendor.fashion', { params: { value: 1 } }),
  example(steps.vendorStepsOf, 'admin', { params: { id: found('vendors', 'business_name', 'Rong Dhonu') } }),
];
