'use client';
/** A vendor's information as pairs of name and value, for the page and for the print. */
import type { z } from 'zod';
import type { vendorShape } from '../../../contract/vendors';
import { productType } from '../../../domain/catalogue/productType';
import { peopleWords } from '../../messages/people';
import { businessTypeWords, genderWords, vendorTypeWords, vendorWords } from '../../messages/vendors';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';

export type Vendor = z.output<typeof vendorShape>;
type TextFact = { name: string; value: string };

export function useVendorFacts(vendor: Vendor): { personal: TextFact[]; business: TextFact[] } {
  const say = useText(vendorWords);
  const people = useText(peopleWords);
  const pair = usePair();
  const { digits, day, moment } = useFormats();
  const gender = genderWords[vendor.gender];
  const businessType = businessTypeWords[vendor.business_type];
  return {
    personal: [
      { name: people('name'), value: vendor.name },
      { name: people('mobile'), value: digits(vendor.mobile) },
      { name: people('email'), value: vendor.email },
      { name: say('birthdate'), value: day(vendor.birthdate) },
      { name: say('nid'), value: digits(vendor.nid) },
      { name: say('gender'), value: gender ? pair(gender) : vendor.gender },
      { name: say('district'), value: vendor.district },
      { name: say('upazila'), value: vendor.upazila },
      { name: say('thana'), value: vendor.thana },
      { name: say('postcode'), value: digits(vendor.postcode) },
      { name: say('address'), value: vendor.address },
      { name: say('appliedAt'), value: moment(vendor.created_at) },
      { name: say('updatedAt'), value: moment(vendor.updated_at) },
    ],
    business: [
      { name: say('businessName'), value: vendor.business_name },
      {
        name: say('vendorType'),
        value: pair(vendor.type === productType.grocery ? vendorTypeWords.grocery : vendorTypeWords.general),
      },
      { name: say('businessType'), value: businessType ? pair(businessType) : vendor.business_type },
      { name: say('tradeLicense'), value: vendor.trade_license },
      { name: say('bin'), value: vendor.bin },
      { name: say('district'), value: vendor.business_district },
      { name: say('upazila'), value: vendor.business_upazila },
      { name: say('thana'), value: vendor.business_thana },
      { name: say('postcode'), value: digits(vendor.business_postcode) },
      { name: say('address'), value: vendor.business_address },
    ],
  };
}
