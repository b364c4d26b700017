/**
 * Which cached answers an account's own changes affect, and how other tabs of the shop are told: by a stored value,
 * whose change they notice.
 */
const own =
  /^\/(cart|checkout|get-favorite|get-navbar|account-dashboard|user-notification|saved|follow|watch|my-coupons|notice)/;

/** Whether a cached answer may change after somebody has changed their own records. */
export const isPersonal = (key: unknown): boolean => typeof key === 'string' && own.test(key);

const changed = 'changed';

export function tellOtherTabs(): void {
  try {
    localStorage.setItem(changed, crypto.randomUUID());
  } catch {
    // Storage can be disabled in the browser: other tabs then refresh when their page is opened again.
  }
}

/** Calls back when another tab has changed something, or has signed somebody in or out. */
export function hearOtherTabs(onChange: () => void, onAccount: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === changed) onChange();
    // No key: the whole storage was cleared.
    if (key === 'auth_token' || key === null) onAccount();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
