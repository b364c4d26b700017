'use client';
/** Single-key shortcuts of a screen, except while somebody is typing or a window is open. */
import { useEffect, useRef } from 'react';

const typing =
  'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"]';

export function useShortcuts(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(typing)) return;
      // A focused button or link keeps its Enter.
      if (event.key === 'Enter' && event.target instanceof Element && event.target.closest('a, button, summary'))
        return;
      const act = latest.current[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
