/** The order placed last in this browser: the pages after bKash and after the checkout show it, in a new tab too. */
const name = 'last_order';

export function rememberOrder(number: number): void {
  try {
    localStorage.setItem(name, String(number));
  } catch {
    // Storage can be disabled: those pages then show the newest order of the account.
  }
}

export function lastOrder(): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
