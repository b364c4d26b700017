/** The public pages. */
import type { PageModule, PageRoute } from './page';

const page = (path: string, file: string, load: () => Promise<PageModule>): PageRoute => ({
  path,
  file: `routes/${file}`,
  load,
});

const policy = (path: string) => page(path, 'PolicyPage', () => import('../routes/PolicyPage'));
const more = (path: string) => page(path, 'MoreProductsPage', () => import('../routes/MoreProductsPage'));

export const publicPages: readonly PageRoute[] = [
  page('/', 'HomePage', () => import('../routes/HomePage')),
  page('/about', 'AboutPage', () => import('../routes/AboutPage')),
  page('/release', 'ReleasePage', () => import('../routes/ReleasePage')),
  page('/contact', 'ContactPage', () => import('../routes/ContactPage')),
  page('/403', 'ForbiddenPage', () => import('../routes/ForbiddenPage')),
  page('/404', 'NotFoundPage', () => import('../routes/NotFoundPage')),
  page('/login', 'LoginPage', () => import('../routes/LoginPage')),
  page('/register', 'RegisterPage', () => import('../routes/RegisterPage')),
  page('/forgot-password', 'ForgotPasswordPage', () => import('../routes/ForgotPasswordPage')),
  page('/verify', 'VerifyPage', () => import('../routes/VerifyPage')),
  page('/collections', 'CollectionsPage', () => import('../routes/CollectionsPage')),
  page('/collections/:slug', 'CollectionPage', () => import('../routes/CollectionPage')),
  page('/collections/:category/:product', 'CollectionProductPage', () => import('../routes/CollectionProductPage')),
  page('/view-product/:product', 'ProductPage', () => import('../routes/ProductPage')),
  page('/category/:slug', 'CategoryPage', () => import('../routes/CategoryPage')),
  page('/shop/:slug', 'ShopPage', () => import('../routes/ShopPage')),
  page('/page/:slug', 'ContentPage', () => import('../routes/ContentPage')),
  page('/page-preview/:id', 'PagePreviewPage', () => import('../routes/PagePreviewPage')),
  page('/picture-preview/:name', 'PicturePreviewPage', () => import('../routes/PicturePreviewPage')),
  page('/announcement-preview/:id', 'AnnouncementPreviewPage', () => import('../routes/AnnouncementPreviewPage')),
  page('/notification', 'NotificationPage', () => import('../routes/NotificationPage')),
  page('/search/:keyword', 'SearchPage', () => import('../routes/SearchPage')),
  policy('/terms-and-conditions'),
  policy('/privacy-policy'),
  policy('/vendor-policy'),
  policy('/applcation-policy'),
  policy('/application-policy'),
  policy('/return-policy'),
  page('/mall', 'MallPage', () => import('../routes/MallPage')),
  page('/grocery', 'GroceryPage', () => import('../routes/GroceryPage')),
  page('/live', 'LivePage', () => import('../routes/LivePage')),
  page('/location-set', 'LocationPage', () => import('../routes/LocationPage')),
  more('/featured-product-more'),
  more('/flash-product-more'),
  more('/new-product-more'),
  more('/general-grocery-more'),
  page('/product-review/:id', 'ProductReviewsPage', () => import('../routes/ProductReviewsPage')),
  page('/thank-you', 'ThankYouPage', () => import('../routes/ThankYouPage')),
  page('/order-placed/payment/:status', 'OrderPlacedPage', () => import('../routes/OrderPlacedPage')),
];
