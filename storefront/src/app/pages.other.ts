/**
 * Every other page: the account, what the footer leads to, previews of the panel. The list is fetched when somebody
 * first touches the shop, or opens one of them (pageList.ts): with the names of all their files it is a tenth of home's
 * own script.
 */
import { page, type PageRoute } from './page';

const policy = (path: string) => page(path, 'PolicyPage', () => import('../routes/PolicyPage'));

export const otherPages: readonly PageRoute[] = [
  page('/about', 'AboutPage', () => import('../routes/AboutPage')),
  page('/release', 'ReleasePage', () => import('../routes/ReleasePage')),
  page('/contact', 'ContactPage', () => import('../routes/ContactPage')),
  page('/403', 'ForbiddenPage', () => import('../routes/ForbiddenPage')),
  page('/404', 'NotFoundPage', () => import('../routes/NotFoundPage')),
  page('/forgot-password', 'ForgotPasswordPage', () => import('../routes/ForgotPasswordPage')),
  page('/verify', 'VerifyPage', () => import('../routes/VerifyPage')),
  page('/page-preview/:id', 'PagePreviewPage', () => import('../routes/PagePreviewPage')),
  page('/picture-preview/:name', 'PicturePreviewPage', () => import('../routes/PicturePreviewPage')),
  page('/announcement-preview/:id', 'AnnouncementPreviewPage', () => import('../routes/AnnouncementPreviewPage')),
  page('/policy-preview/:policy', 'PolicyPreviewPage', () => import('../routes/PolicyPreviewPage')),
  page('/notification', 'NotificationPage', () => import('../routes/NotificationPage')),
  policy('/terms-and-conditions'),
  policy('/privacy-policy'),
  policy('/vendor-policy'),
  policy('/applcation-policy'),
  policy('/application-policy'),
  policy('/return-policy'),
  page('/product-review/:id', 'ProductReviewsPage', () => import('../routes/ProductReviewsPage')),
  page('/thank-you', 'ThankYouPage', () => import('../routes/ThankYouPage')),
  page('/order-placed/payment/:status', 'OrderPlacedPage', () => import('../routes/OrderPlacedPage')),
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
  page('*', 'NotFoundPage', () => import('../routes/NotFoundPage')),
];
