import type { z } from 'zod';
import type { getSingleProduct } from '../../contract/reviews';
import type { BoughtProduct } from '../../services/reviews/readBoughtProduct';
import { presentPlaceName } from './place';
import { presentShortProduct } from './return';

type Answer = z.input<(typeof getSingleProduct)['answers'][200]>['product'];

/** A product as the review and return forms show it. */
export function presentBoughtProduct({ product, vendor }: BoughtProduct): Answer {
  return {
    ...presentShortProduct(product),
    vendor: vendor && {
      name: vendor.name,
      business_thana: vendor.business_thana ?? '',
      business_upazila: presentPlaceName(vendor.business_upazila),
      business_district: presentPlaceName(vendor.business_district),
      postcode: vendor.business_postcode ?? '',
      business_address: vendor.business_address,
      mobile: vendor.mobile,
    },
  };
}
