'use client';
/**
 * Payload closes its sidebar up to 1440 px; this panel is worked in all day, so here it stays open above 900 px until it
 * is closed by hand, and closes by itself at 900 px and below.
 */
import { useNav } from '@payloadcms/ui';
import { useEffect } from 'react';

const WIDE = '(min-width: 901px)';
const KEPT = 'haat-nav';

const keep = (value: 'open' | 'closed'): void => {
  try {
    localStorage.setItem(KEPT, value);
  } catch {
    // Not remembered, still done.
  }
};
const isClosedByHand = (): boolean => {
  try {
    return localStorage.getItem(KEPT) === 'closed';
  } catch {
    return false;
  }
};

export function useWideNav(): void {
  const { navOpen, setNavOpen } = useNav();

  useEffect(() => {
    const query = window.matchMedia(WIDE);
    // After Payload's own effect, which runs on load and when one of its widths is crossed.
    const settle = () => window.setTimeout(() => setNavOpen(query.matches && !isClosedByHand()), 0);
    settle();
    const late = window.setTimeout(settle, 150);
    window.addEventListener('resize', settle);
    return () => {
      window.clearTimeout(late);
      window.removeEventListener('resize', settle);
    };
  }, [setNavOpen]);

  useEffect(() => {
    const remember = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest('.nav-toggler')) return;
      if (window.matchMedia(WIDE).matches) keep(navOpen ? 'closed' : 'open');
    };
    document.addEventListener('click', remember, true);
    return () => document.removeEventListener('click', remember, true);
  }, [navOpen]);
}
