/** Where a page that took another's place begins: at the top, and with the focus on its main part for screen readers. */
import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { mainId } from './mainId';

/** Goes there when `page` becomes another. On the way back the browser finds the position itself. */
export function useStartOfPage(page: string | null): void {
  const kind = useNavigationType();
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (kind !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [page, kind]);
}
