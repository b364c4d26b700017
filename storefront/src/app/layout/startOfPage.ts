/** Where a page that took another's place begins: at the top, and with the focus on its main part for screen readers. */
import type { NavigationType } from 'react-router-dom';
import { mainId } from './mainId';

/** `kind`: how the page was come to. On the way back the browser finds the position itself. */
export function goToStart(kind: `${NavigationType}`): void {
  if (kind !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
  document.getElementById(mainId)?.focus({ preventScroll: true });
}
