/** Cart, checkout and the account area. */
import type { PageModule, PageRoute } from './page';

const page = (path: string, file: string, load: () => Promise<PageModule>): PageRoute => ({
  path,
  file: `routes/${file}`,
  load,
});

export const accountPages: readonly PageRoute[] = [
  page('/cart', 'CartPage', () => import('../routes/CartPage')),
  page('/checkout/:type', 'CheckoutPage', () => import('../routes/CheckoutPage')),
  page('/account', 'AccountPage', () => import('../routes/AccountPage')),
  page('/account/profilepicture', 'ProfilePicturePage', () => import('../routes/ProfilePicturePage')),
  page('/account/edit', 'AccountEditPage', () => import('../routes/AccountEditPage')),
  page('/account/address', 'AddressesPage', () => import('../routes/AddressesPage')),
  page('/account/add-address', 'AddAddressPage', () => import('../routes/AddAddressPage')),
  page('/account/favorite', 'FavoritesPage', () => import('../routes/FavoritesPage')),
  page('/account/waiting', 'WatchesPage', () => import('../routes/WatchesPage')),
  page('/account/follows', 'FollowsPage', () => import('../routes/FollowsPage')),
  page('/account/orders', 'OrdersPage', () => import('../routes/OrdersPage')),
  page('/account/order-details/:id', 'OrderDetailsPage', () => import('../routes/OrderDetailsPage')),
  page('/account/invoice/:number', 'InvoicePage', () => import('../routes/InvoicePage')),
  page('/account/tracking', 'TrackingPage', () => import('../routes/TrackingPage')),
  page('/account/my-return', 'ReturnsPage', () => import('../routes/ReturnsPage')),
  page('/account/review', 'MyReviewsPage', () => import('../routes/MyReviewsPage')),
  page('/account/product-review/:productId', 'MyProductReviewPage', () => import('../routes/MyProductReviewPage')),
  page(
    '/account/product-return/:productId/:orderId/:trackingId',
    'ProductReturnPage',
    () => import('../routes/ProductReturnPage'),
  ),
  page('/account/questions', 'QuestionsPage', () => import('../routes/QuestionsPage')),
  page('/account/questions/:id', 'QuestionPage', () => import('../routes/QuestionPage')),
  page('/account/help', 'AccountHelpPage', () => import('../routes/AccountHelpPage')),
  page('/account/report-problem', 'ReportProblemPage', () => import('../routes/ReportProblemPage')),
  page('/account/become-vendor', 'BecomeVendorPage', () => import('../routes/BecomeVendorPage')),
  page('/account/apply-vendor', 'ApplyVendorPage', () => import('../routes/ApplyVendorPage')),
  page('/account/uc', 'UnderConstructionPage', () => import('../routes/UnderConstructionPage')),
];
