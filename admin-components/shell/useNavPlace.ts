'use client';
/** Every screen renders the menu anew: it keeps its scroll position, and the screen's entry is visible. */
import { useLayoutEffect, type RefObject } from 'react';

let place = 0;

export function useNavPlace(box: RefObject<HTMLElement | null>, path: string): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    element.scrollTop = place;
    const active = element.querySelector<HTMLElement>('[aria-current="page"]');
    if (active) {
      const { top, bottom } = active.getBoundingClientRect();
      const frame = element.getBoundingClientRect();
      const isSeen = top >= frame.top && bottom <= frame.bottom;
      if (!isSeen) element.scrollTop += (top + bottom) / 2 - (frame.top + frame.bottom) / 2;
    }
    const note = () => {
      place = element.scrollTop;
    };
    note();
    element.addEventListener('scroll', note, { passive: true });
    return () => element.removeEventListener('scroll', note);
  }, [box, path]);
}
