/**
 * What an account's own changes change on screen, and the word about it to the shop's other tabs: a stored value, which they
 * hear of.
 */
const own = /^\/(cart|checkout|get-favorite|get-navbar|account-dashboard|user-notification|saved|followed|notice)/;

/** Whether a cached answer may differ after somebody has changed something of their own. */
export const isPersonal = (key: unknown): boolean => typeof key === 'string' && own.test(key);

const changed = 'changed';

export function tellOtherTabs(): void {
  try {
    localStorage.setItem(changed, crypto.randomUUID());
  } catch {
    // Storage can be disabled in the browser: the other tabs then ask again when their page is opened again.
  }
}

/** Calls back when another tab has changed something, or has signed somebody in or out. */
export function hearOtherTabs(onChange: () => void, onAccount: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === changed) onChange();
    // Without a name: the whole storage was emptied.
    if (key === 'auth_token' || key === null) onAccount();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
