/** The whole route table of the shop, with a real value for every parameter. */
import { frequentPages } from '../../../storefront/src/app/pages.frequent';
import { otherPages } from '../../../storefront/src/app/pages.other';
import { isOwnPath } from '../../../storefront/src/app/paths';
import { Api } from './api';

type Known = Record<string, readonly string[]>;

/** Fills the parameters of a route; a route with unknown parameters throws, so that none is forgotten. */
const fill =
  (known: Known) =>
  (path: string): readonly string[] => {
    if (!path.includes(':')) return [path];
    const found = known[path];
    if (!found) throw new Error(`the route ${path} has no example`);
    return found;
  };

type Card = { id: number; slug: string };

/** Every path of the shop but the one for addresses nobody knows. */
export const shopPaths = [...frequentPages, ...otherPages].map(({ path }) => path).filter((path) => path !== '*');

/** Every public page. Checkout and cart are among the pages of the account. */
export async function publicPaths(url: string): Promise<string[]> {
  const api = new Api(url);
  const { featured } = await api.get<{ featured: Card[] }>('/get-home-product');
  const card = featured[0]!;
  const { product } = await api.get<{ product: { category: { slug: string } } }>(`/view-product/${card.slug}`);
  const known: Known = {
    '/collections/:slug': [`/collections/${product.category.slug}`],
    '/collections/:category/:product': [`/collections/${product.category.slug}/${card.slug}`],
    '/view-product/:product': [`/view-product/${card.slug}`],
    '/category/:slug': ['/category/rice', '/category/rice?min_price=9000000'],
    '/shop/:slug': ['/shop/rong-dhonu'],
    '/page/:slug': ['/page/eid'],
    // For editors alone: `panel/pages` looks at it beside the form.
    '/page-preview/:id': [],
    '/picture-preview/:name': [],
    '/announcement-preview/:id': [],
    '/policy-preview/:policy': [],
    '/search/:keyword': [`/search/${encodeURIComponent('চাল')}`, `/search/${encodeURIComponent('কখগঘঙচছজ')}`],
    '/product-review/:id': [`/product-review/${card.id}`],
    '/order-placed/payment/:status': ['success', 'failed', 'cancel', 'pending'].map(
      (end) => `/order-placed/payment/${end}`,
    ),
  };
  return shopPaths.filter((path) => !isOwnPath(path)).flatMap(fill(known));
}

/** Every page that needs somebody, with what this somebody has bought. */
export function accountPaths(bought: {
  productId: string | number;
  orderNumber: number;
  trackingId: string;
  questionId: string | number;
}): string[] {
  const known: Known = {
    '/checkout/:type': ['/checkout/grocery', '/checkout/general'],
    '/account/order-details/:id': [`/account/order-details/${bought.trackingId}`],
    '/account/questions/:id': [`/account/questions/${bought.questionId}`],
    '/account/invoice/:number': [`/account/invoice/${bought.orderNumber}`],
    '/account/product-review/:productId': [`/account/product-review/${bought.productId}`],
    '/account/product-return/:productId/:orderId/:trackingId': [
      `/account/product-return/${bought.productId}/${bought.orderNumber}/${bought.trackingId}`,
    ],
  };
  return shopPaths.filter(isOwnPath).flatMap(fill(known));
}
