/** Ends the session for both the panel and the shop, and removes what the shop stored of the person. */
import { logout } from '../../contract/auth';
import { forgetKeptPages, forgetOwnAnswers } from '../../frontend/session/keptAnswers';
import { shopPath } from '../routes';
import { call } from '../shared/api/client';

/** The specs' names in the browser's storage. */
const kept = ['auth_token', 'auth_name', 'auth_mobile', 'auth_role', 'auth_image', 'cart_count', 'notification_count'];

export async function logOut(): Promise<void> {
  await call(logout, {});
  try {
    kept.forEach((key) => localStorage.removeItem(key));
  } catch {
    // Nothing was kept.
  }
  await Promise.all([forgetOwnAnswers(), forgetKeptPages()]);
  window.location.assign(`${shopPath}/login`);
}
