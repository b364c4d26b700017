/** Side effects of navigation: scrolling to the top, focus for screen readers, prefetching. */
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { languageOfQuery } from './languageAddress';
import { readLanguage } from '../../../frontend/messages/language';
import { basePath } from './paths';
import { belowBase } from './loadPage';
import { fetchOtherPages, preparePage } from './pageList';
import { readStored, writeStored } from './session/storage';
import { useStored } from './session/useStored';
import { useStartOfPage } from './layout/useStartOfPage';
import { applyThemeColour } from './themeColour';

/** Prefetches the script of a page when its link is touched or hovered. */
function fetchAhead(event: Event): void {
  if (!navigator.onLine) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== location.origin || !link.pathname.startsWith(basePath)) return;
  void preparePage(belowBase(link.pathname));
}

/** What whoever is there may need next, also without a network. */
function fetchList(): void {
  if (!navigator.onLine) return;
  void fetchOtherPages().catch(() => undefined);
  if (readStored('auth_token')) void import('./layout/AccountLinks').catch(() => undefined);
}

export function NavigationEffects() {
  const { pathname, search } = useLocation();
  const language = readLanguage(useStored('language'));
  const theme = useStored('theme');

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

  // The same page with another query, such as the other language: the reader keeps their position.
  useStartOfPage(pathname);

  useEffect(() => {
    document.addEventListener('pointerover', fetchAhead, { passive: true });
    document.addEventListener('touchstart', fetchAhead, { passive: true });
    // The first sign of somebody: by the time a link is chosen, its page is known.
    const signs = ['pointerover', 'touchstart', 'keydown'];
    for (const sign of signs) document.addEventListener(sign, fetchList, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, fetchList);
      document.removeEventListener('pointerover', fetchAhead);
      document.removeEventListener('touchstart', fetchAhead);
    };
  }, []);

  return null;
}
