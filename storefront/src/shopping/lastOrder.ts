/** The order placed last in this browser: shown by the pages after bKash and after the checkout, in a new tab too. */
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
