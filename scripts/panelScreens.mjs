/** Ten screens of an admin: those whose layout shift has a test (tests/e2e/panel/still.e2e.ts), and which are timed. */
export const panelScreens = [
  '/dashboard',
  '/all-order',
  '/all-products',
  '/verify-products',
  '/all-user',
  '/vendor-request',
  '/main-category',
  '/view-coupon',
  '/initial-setting',
  '/communication',
];
