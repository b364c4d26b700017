import type { z } from 'zod';
import type { OkOf } from '../../contract/route';
import type { vendorRowShape, vendorShape, vendorShopShape, vendorStatus } from '../../contract/vendors';
import { productTypeOf } from '../../domain/catalogue/productType';
import { vendorAccept } from '../../domain/catalogue/visible';
import { shopMarks } from '../../domain/shops/fields';
import { vendorForm, vendorPictures } from '../../domain/vendors/fields';
import type { Rendition } from '../../domain/pictures/renditions';
import type { Shop, Vendor } from '../../payload-types';
import { refId } from '../../services/relations';
import { presentDeclared, presentOwnPictures } from './declared';
import { ownPicturePath } from './picture';

const acceptOf = (value: number): 0 | 1 | 2 =>
  value === vendorAccept.approved ? 1 : value === vendorAccept.suspended ? 2 : 0;

/** The applicant's photo, for the vendor, admins and the staff who handle the vendor's packages. */
export const vendorPhotoPath = (vendor: Vendor, size: Rendition): string | null =>
  ownPicturePath(vendor.image, `/api/vendor-document/${vendor.id}/image`, size);

/** A vendor in a table; `image` populated. */
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

/** A whole application; relations populated one level deep. */
export function presentVendor(vendor: Vendor): z.input<typeof vendorShape> {
  return {
    ...presentVendorRow(vendor),
    ...presentDeclared(vendorForm, vendor),
    ...presentOwnPictures(vendorPictures, vendor, (which) => `/api/vendor-document/${vendor.id}/${which}`, 'card'),
    user_id: refId(vendor.user),
    district_id: refId(vendor.district),
    upazila_id: refId(vendor.upazila),
    business_district_id: refId(vendor.business_district),
    business_upazila_id: refId(vendor.business_upazila),
    updated_at: vendor.updatedAt,
  };
}

/** The shop's fields that are added to a vendor's record. */
export function presentVendorShop(shop: Shop): z.input<typeof vendorShopShape> {
  return {
    id: shop.id,
    slug: shop.slug,
    name: shop.name,
    name_bn: shop.name_bn ?? '',
    warehouse_id: refId(shop.warehouse),
    ...presentDeclared(shopMarks, shop),
  };
}

/** The application's state on the applicant's own page. */
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
    shop: shop && { slug: shop.slug, name: shop.name, name_bn: shop.name_bn ?? '' },
  };
}
