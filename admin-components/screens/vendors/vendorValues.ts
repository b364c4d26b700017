/** The values of the vendor form, from a stored vendor. */
import { namesOf } from '../../../domain/fields/declare';
import { vendorForm, vendorPictures } from '../../../domain/vendors/fields';
import { storedValues, type FormValues } from '../../shared/form/declaredForm';
import type { Vendor } from './useVendorFacts';

export type VendorValues = FormValues<typeof vendorForm>;

/** Places are kept by id: nine upazila names occur in more than one district. */
export const valuesOf = (vendor: Vendor): VendorValues =>
  storedValues(vendorForm, {
    ...vendor,
    birthdate: vendor.birthdate.slice(0, 10),
    district: vendor.district_id,
    upazila: vendor.upazila_id,
    business_district: vendor.business_district_id,
    business_upazila: vendor.business_upazila_id,
  });

export const pictureFields = namesOf(vendorPictures);
