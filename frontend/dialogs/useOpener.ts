/**
 * Returns the focus to the element that opened a window. The library does so only for its own trigger; here windows are
 * opened by any button, and after an answer. If the opener is gone (its row was deleted), the page's heading gets the
 * focus.
 */
import { useRef } from 'react';

export function useOpener() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      const now = document.activeElement;
      // Between two windows nothing has the focus: the first one's opener stays.
      if (now instanceof HTMLElement && now !== document.body) opener.current = now;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current?.isConnected) opener.current.focus();
      else focusHeading();
    },
  };
}

function focusHeading() {
  const heading = document.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
