/** Side effects of navigation: scrolling to the top, focus for screen readers, prefetching. */
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { languageOfQuery } from './languageAddress';
import { readLanguage } from '../../../frontend/messages/language';
import { basePath } from './paths';
import { belowBase, loadPage, matchPage } from './loadPage';
import { pages } from './router';
import { readStored, writeStored } from './session/storage';
import { useStored } from './session/useStored';
import { mainId } from './layout/mainId';
import { applyThemeColour } from './themeColour';

/** Prefetches the script of a page when its link is touched or hovered. */
function fetchAhead(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== location.origin || !link.pathname.startsWith(basePath)) return;
  const match = matchPage(pages, belowBase(link.pathname));
  if (match) void loadPage(match.page).catch(() => undefined);
}

export function NavigationEffects() {
  const { pathname, search } = useLocation();
  const kind = useNavigationType();
  const language = readLanguage(useStored('language'));
  const theme = useStored('theme');
  const shownPath = useRef(pathname);

  // Back on an address that names a language.
  useEffect(() => {
    const asked = languageOfQuery(new URLSearchParams(search));
    if (asked && asked !== readStored('language')) writeStored({ language: asked });
  }, [pathname, search]);

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  useEffect(() => {
    if (theme) document.documentElement.dataset['theme'] = theme;
    else delete document.documentElement.dataset['theme'];
    applyThemeColour(theme);
  }, [theme]);

  useEffect(() => {
    // The same page with another query, such as the other language: the reader keeps their position.
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
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
