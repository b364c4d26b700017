'use client';
/** Tells whether a wide element fits into its box, as long as both may change. */
import { useEffect, useState, type RefObject } from 'react';

/** False until it is known. `box` clips or scrolls its first child. */
export function useFits(box: RefObject<HTMLElement | null>): boolean {
  const [fits, setFits] = useState(false);
  useEffect(() => {
    const outer = box.current;
    const inner = outer?.firstElementChild;
    if (!outer || !inner) return undefined;
    const observer = new ResizeObserver(() => setFits(inner.getBoundingClientRect().width <= outer.clientWidth + 1));
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [box]);
  return fits;
}
