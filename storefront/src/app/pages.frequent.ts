/** The pages that links on home and on every list lead to: known as soon as the shop is alive. */
import { page, type PageRoute } from './page';

const more = (path: string) => page(path, 'MoreProductsPage', () => import('../routes/MoreProductsPage'));

export const frequentPages: readonly PageRoute[] = [
  page('/', 'HomePage', () => import('../routes/HomePage')),
  page('/login', 'LoginPage', () => import('../routes/LoginPage')),
  page('/register', 'RegisterPage', () => import('../routes/RegisterPage')),
  page('/collections', 'CollectionsPage', () => import('../routes/CollectionsPage')),
  page('/collections/:slug', 'CollectionPage', () => import('../routes/CollectionPage')),
  page('/collections/:category/:product', 'CollectionProductPage', () => import('../routes/CollectionProductPage')),
  page('/view-product/:product', 'ProductPage', () => import('../routes/ProductPage')),
  page('/category/:slug', 'CategoryPage', () => import('../routes/CategoryPage')),
  page('/shop/:slug', 'ShopPage', () => import('../routes/ShopPage')),
  page('/page/:slug', 'ContentPage', () => import('../routes/ContentPage')),
  page('/search/:keyword', 'SearchPage', () => import('../routes/SearchPage')),
  page('/mall', 'MallPage', () => import('../routes/MallPage')),
  page('/grocery', 'GroceryPage', () => import('../routes/GroceryPage')),
  page('/live', 'LivePage', () => import('../routes/LivePage')),
  page('/location-set', 'LocationPage', () => import('../routes/LocationPage')),
  more('/featured-product-more'),
  more('/flash-product-more'),
  more('/new-product-more'),
  more('/general-grocery-more'),
  page('/cart', 'CartPage', () => import('../routes/CartPage')),
  page('/checkout/:type', 'CheckoutPage', () => import('../routes/CheckoutPage')),
];
