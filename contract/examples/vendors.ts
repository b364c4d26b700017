import * as rejections from '../rejections';
import * as vendors from '../vendors';
import * as vendorDecisions from '../vendorDecisions';
import { answered, example, found } from './example';

const vendor = found('vendors', 'business_name', 'Rong Dhonu');
const applicant = { params: { id: found('vendors', 'business_name', 'Jashim Handloom') } };
const application = {
  name: 'Rafiqul Islam',
  mobile: '01700000002',
  email: 'customer2@demo.test',
  birthdate: '1994-05-17',
  nid: '1234567890',
  gender: 'Male',
  district: 'Dhaka',
  upazila: 'Savar',
  thana: 'Savar',
  postcode: '1340',
  address: 'House 9, Banktown',
  business_name: 'Rafiq Crafts',
  type: 2,
  business_type: 'Personal / Individual',
  trade_license: '',
  bin: '',
  business_district: 'Dhaka',
  business_upazila: 'Savar',
  business_thana: 'Savar',
  business_postcode: '1340',
  business_address: 'Shop 4, Savar Bazar Road',
} as const;
const own = { params: { id: answered(vendors.submitVendorApplication, 'id') } };
const window = { query: { offset: 0, limit: 20 } };

export const vendorExamples = [
  example(vendors.getNewVendor, 'admin', window),
  example(vendors.getApprovedVendor, 'admin', window),
  example(vendors.getSuspendedVendor, 'admin', window),
  example(vendors.getSingleVendor, 'admin', { params: { id: vendor } }),
  example(vendors.vendorDocument, 'admin', { params: { vendorId: vendor, which: 'nid_front_image' }, status: 302 }),
  example(vendors.submitVendorApplication, 'customer2', {
    body: application,
    files: ['image', 'nid_front_image', 'nid_back_image'],
  }),
  example(vendors.vendorStatus, 'customer2'),
  example(vendors.updateVendorApplication, 'admin', {
    ...own,
    body: { ...application, business_name: 'Rafiq Handicrafts' },
  }),
  example(vendorDecisions.rejectedVendor, 'admin', {
    ...own,
    body: { reason: 'The photo of the NID is not readable.' },
  }),
  example(vendors.refusedApplication, 'customer2'),
  example(rejections.answerRejection, 'customer2', { body: { text: 'I have sent a sharper photo.' } }),
  example(vendorDecisions.approvedVendor, 'admin', applicant),
  example(vendorDecisions.suspendVendor, 'admin', applicant),
  example(vendorDecisions.removeSuspensionVendor, 'admin', applicant),
  example(vendorDecisions.assignShopWarehouse, 'admin', {
    params: { vendorId: vendor },
    body: { warehouse_id: found('warehouses', 'name', 'Dhaka Central') },
  }),
  example(vendorDecisions.featuredShop, 'admin', { params: { vendorId: vendor, value: 1 } }),
  example(vendorDecisions.verifyShop, 'admin', { params: { vendorId: vendor, value: 1 } }),
];
