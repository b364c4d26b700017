/** What a change of page does beside showing it: the top of the page, focus for screen readers, pages fetched ahead. */
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { readLanguage } from '../../../frontend/messages/language';
import { basePath } from './paths';
import { belowBase, loadPage, matchPage } from './loadPage';
import { pages } from './router';
import { useStored } from './session/useStored';
import { mainId } from './layout/mainId';
import { applyThemeColour } from './themeColour';

/** Fetches the script of a page when a finger or pointer is on its way to the link. */
function fetchAhead(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== location.origin || !link.pathname.startsWith(basePath)) return;
  const match = matchPage(pages, belowBase(link.pathname));
  if (match) void loadPage(match.page).catch(() => undefined);
}

export function NavigationEffects() {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const language = readLanguage(useStored('language'));
  const theme = useStored('theme');
  const isFirst = useRef(true);

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  useEffect(() => {
    if (theme) document.documentElement.dataset['theme'] = theme;
    else delete document.documentElement.dataset['theme'];
    applyThemeColour(theme);
  }, [theme]);

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    if (kind !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname, kind]);

  useEffect(() => {
    document.addEventListener('pointerover', fetchAhead, { passive: true });
    document.addEventListener('touchstart', fetchAhead, { passive: true });
    return () => {
      document.removeEventListener('pointerover', fetchAhead);
      document.removeEventListener('touchstart', fetchAhead);
    };
  }, []);

  return null;
}
