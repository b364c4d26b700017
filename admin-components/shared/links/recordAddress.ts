/** The URL of the screen for a record of the audit log; null if there is none. */
import { panelPath, screenAddress } from '../../routes';

export function recordAddress(resource: string, record: string, title: string): string | null {
  switch (resource) {
    case 'products':
      return screenAddress('edit-product', { id: record });
    case 'vendors':
      return screenAddress('vendor-details', { id: record });
    case 'users':
      return screenAddress('user-details', { id: record });
    case 'orders':
      return screenAddress('admin-order-details', { id: title });
    case 'warehouses':
      return screenAddress('details-warehouse', { id: record });
    case 'coupons':
      return screenAddress('edit-coupon', { id: record });
    case 'brands':
      return screenAddress('edit-brand', { id: record });
    case 'main-categories':
      return screenAddress('edit-category', { id: record });
    case 'sub-categories':
      return screenAddress('edit-sub-category', { id: record });
    case 'child-categories':
      return screenAddress('edit-child-category', { id: record });
    case 'api-keys':
      return screenAddress('api-keys');
    case 'videos':
      return screenAddress('videos');
    case 'pages':
      return `${panelPath}/collections/pages/${encodeURIComponent(record)}`;
    case 'media':
    case 'media-folders':
      return screenAddress('media-library');
    case 'sliders':
      return screenAddress('slide');
    case 'banners':
      return screenAddress('banner');
    case 'delivery-charges':
      return screenAddress('delivery-charge');
    case 'site-information':
      return screenAddress('initial-setting');
    case 'policies':
      return screenAddress('policies');
    default:
      return null;
  }
}
