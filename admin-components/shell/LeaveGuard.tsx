'use client';
/**
 * Asks before unsaved changes are lost: by a link, by Back or Forward, by closing the tab. One place for all forms;
 * they report their changes with `useUnsaved`.
 */
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { panelPath } from '../routes';
import { hasUnsaved } from '../../frontend/forms/unsaved';
import { useMayLeave } from './useMayLeave';

const leads = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The link of a click that would leave this page in this tab. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || !leads(event) || !(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return null;
  if (!/^https?:$/.test(link.protocol)) return null;
  const isHere = link.origin === window.location.origin && link.pathname === window.location.pathname;
  return isHere ? null : link;
}

export function LeaveGuard() {
  const mayLeave = useMayLeave();
  const router = useRouter();
  useEffect(() => {
    const follow = ({ href, pathname, search, hash }: HTMLAnchorElement) => {
      if (pathname.startsWith(`${panelPath}/`)) router.push(`${pathname}${search}${hash}`);
      else window.location.assign(href);
    };
    // The page's address, for returning to it: after Back was pressed, the address is already another one.
    let here = { state: window.history.state as unknown, href: window.location.href };
    const note = () => {
      here = { state: window.history.state as unknown, href: window.location.href };
    };
    const onClick = (event: MouseEvent) => {
      note();
      const link = hasUnsaved() ? linkOf(event) : null;
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      void mayLeave().then((yes) => yes && follow(link));
    };
    const onBack = (event: PopStateEvent) => {
      if (!hasUnsaved() || new URL(here.href).pathname === window.location.pathname) return note();
      event.stopImmediatePropagation();
      window.history.pushState(here.state, '', here.href);
      void mayLeave().then((yes) => yes && window.history.back());
    };
    const onClose = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    document.addEventListener('click', onClick, true);
    document.addEventListener('input', note, true);
    window.addEventListener('popstate', onBack, true);
    window.addEventListener('beforeunload', onClose);
    return () => {
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('input', note, true);
      window.removeEventListener('popstate', onBack, true);
      window.removeEventListener('beforeunload', onClose);
    };
  }, [mayLeave, router]);
  return null;
}
