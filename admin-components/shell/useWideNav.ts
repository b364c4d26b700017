'use client';
/**
 * Payload renders its sidebar closed and opens it when its scripts have run. People work in this panel all day: above
 * 900 px the server renders the menu open unless it was closed by hand (a cookie says so), and nothing moves
 * afterwards; up to 900 px it lies over the page and is closed until it is opened.
 */
import { useNav } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { closedNavCookie } from './navCookie';

const WIDE = '(min-width: 901px)';
const yearSeconds = 365 * 24 * 60 * 60;

/** The last action by hand in this tab: a screen that Next has cached does not know it. */
let closedHere: boolean | undefined;

function keep(isClosed: boolean): void {
  closedHere = isClosed;
  const value = isClosed ? `1; Max-Age=${yearSeconds}` : '; Max-Age=0';
  document.cookie = `${closedNavCookie}=${value}; Path=/multi-vendor/admin; SameSite=Lax`;
}

type WideNav = {
  /** On a wide screen: whether it was closed by hand. */
  isClosed: boolean;
  /** On a narrow screen: whether it is open over the page. */
  isOver: boolean;
};

export function useWideNav(wasClosed: boolean): WideNav {
  const { navOpen, setNavOpen } = useNav();
  const [isClosed, setClosed] = useState(closedHere ?? wasClosed);
  const [isSettled, setSettled] = useState(false);

  // The button's name and icon are Payload's and follow its own state.
  useEffect(() => {
    if (window.matchMedia(WIDE).matches && navOpen === isClosed) setNavOpen(!isClosed);
  }, [navOpen, isClosed, setNavOpen]);

  useEffect(() => {
    const query = window.matchMedia(WIDE);
    const settle = () => {
      setNavOpen(query.matches && !isClosed);
      setSettled(true);
    };
    // After Payload's own effect, which runs on load.
    const soon = window.setTimeout(settle, 0);
    query.addEventListener('change', settle);
    return () => {
      window.clearTimeout(soon);
      query.removeEventListener('change', settle);
    };
  }, [isClosed, setNavOpen]);

  useEffect(() => {
    const remember = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest('.nav-toggler')) return;
      if (!window.matchMedia(WIDE).matches) return;
      keep(!isClosed);
      setClosed(!isClosed);
    };
    document.addEventListener('click', remember, true);
    return () => document.removeEventListener('click', remember, true);
  }, [isClosed]);

  return { isClosed, isOver: isSettled && navOpen };
}
