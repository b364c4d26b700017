import type { z } from 'zod';
import type { OkOf } from '../../contract/route';
import type { vendorRowShape, vendorShape, vendorShopShape, vendorStatus } from '../../contract/vendors';
import { productTypeOf } from '../../domain/catalogue/productType';
import { vendorAccept } from '../../domain/catalogue/visible';
import type { Rendition } from '../../domain/pictures/renditions';
import type { Shop, Vendor } from '../../payload-types';
import { refId } from '../../services/relations';
import type { DocumentField } from '../../services/vendors/applicationFiles';
import { ownPicturePath } from './picture';
import { presentPlaceName } from './place';

const flag = (value: number | null | undefined): 0 | 1 => (value === 1 ? 1 : 0);
const acceptOf = (value: number): 0 | 1 | 2 =>
  value === vendorAccept.approved ? 1 : value === vendorAccept.suspended ? 2 : 0;

/** The applicant's photo, for the vendor, admins and the people who handle the vendor's packages. */
export const vendorPhotoPath = (vendor: Vendor, size: Rendition): string | null =>
  ownPicturePath(vendor.image, `/api/vendor-document/${vendor.id}/image`, size);

/** A vendor in a table; `image` filled in. */
export function presentVendorRow(vendor: Vendor): z.input<typeof vendorRowShape> {
  return {
    id: vendor.id,
    name: vendor.name,
    image: vendorPhotoPath(vendor, 'thumbnail'),
    mobile: vendor.mobile,
    email: vendor.email,
    business_name: vendor.business_name,
    type: productTypeOf(vendor.type),
    accept: acceptOf(vendor.accept),
    created_at: vendor.createdAt,
  };
}

/** Documents have no public path: their address is a call that looks who asks. */
function documentPath(vendor: Vendor, which: DocumentField): string | null {
  return refId(vendor[which]) === null ? null : `/api/vendor-document/${vendor.id}/${which}`;
}

/** A whole application; relations filled in one level deep. */
export function presentVendor(vendor: Vendor): z.input<typeof vendorShape> {
  return {
    id: vendor.id,
    user_id: refId(vendor.user),
    name: vendor.name,
    image: vendorPhotoPath(vendor, 'card'),
    mobile: vendor.mobile,
    email: vendor.email,
    birthdate: vendor.birthdate,
    nid: vendor.nid,
    gender: vendor.gender,
    district: presentPlaceName(vendor.district),
    district_id: refId(vendor.district),
    upazila: presentPlaceName(vendor.upazila),
    upazila_id: refId(vendor.upazila),
    thana: vendor.thana ?? '',
    postcode: vendor.postcode ?? '',
    address: vendor.address,
    business_name: vendor.business_name,
    type: productTypeOf(vendor.type),
    business_type: vendor.business_type,
    trade_license: vendor.trade_license ?? '',
    bin: vendor.bin ?? '',
    business_district: presentPlaceName(vendor.business_district),
    business_district_id: refId(vendor.business_district),
    business_upazila: presentPlaceName(vendor.business_upazila),
    business_upazila_id: refId(vendor.business_upazila),
    business_thana: vendor.business_thana ?? '',
    business_postcode: vendor.business_postcode ?? '',
    business_address: vendor.business_address,
    trade_license_image: documentPath(vendor, 'trade_license_image'),
    nid_front_image: documentPath(vendor, 'nid_front_image'),
    nid_back_image: documentPath(vendor, 'nid_back_image'),
    accept: acceptOf(vendor.accept),
    created_at: vendor.createdAt,
    updated_at: vendor.updatedAt,
  };
}

/** The shop beside a vendor's record. */
export function presentVendorShop(shop: Shop): z.input<typeof vendorShopShape> {
  return { id: shop.id, slug: shop.slug, name: shop.name, featured: flag(shop.featured), verify: flag(shop.verify) };
}

/** What the applicant's own page shows of the state. */
export function presentApplicationState({
  vendor,
  shop,
}: {
  vendor: Vendor;
  shop: Shop | null;
}): OkOf<typeof vendorStatus>['vendor'] {
  return {
    id: vendor.id,
    name: vendor.name,
    business_name: vendor.business_name,
    type: productTypeOf(vendor.type),
    accept: acceptOf(vendor.accept),
    created_at: vendor.createdAt,
    shop: shop && { slug: shop.slug, name: shop.name },
  };
}
