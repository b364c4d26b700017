'use client';
/** Reorders pictures by their handle: with mouse, finger or pen, or with the arrow keys. */
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

type Handle = {
  onPointerDown: (event: PointerEvent<HTMLButtonElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLButtonElement>) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

export type PictureDrag = {
  /** The place whose picture is being moved, and its target. */
  from: number | null;
  over: number | null;
  handle: (index: number) => Handle;
};

const placeUnder = (list: HTMLElement | null, x: number, y: number): number | null => {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]');
  return place && list?.contains(place) ? Number(place.dataset['place']) : null;
};

/** `count`: the number of places. `move`: from one place to another. */
export function usePictureDrag(
  list: { current: HTMLElement | null },
  count: number,
  move: (from: number, to: number) => void,
): PictureDrag {
  const [from, setFrom] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  // The focus follows a picture moved by a key.
  const follow = useRef<number | null>(null);
  useEffect(() => {
    if (follow.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-place="${follow.current}"] [data-handle]`)?.focus();
    follow.current = null;
  });
  const end = () => {
    setFrom(null);
    setOver(null);
  };
  const handle = (index: number): Handle => ({
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setFrom(index);
      setOver(index);
    },
    onPointerMove: (event) => {
      if (from !== null) setOver(placeUnder(list.current, event.clientX, event.clientY) ?? over);
    },
    onPointerUp: () => {
      if (from !== null && over !== null && over !== from) move(from, over);
      end();
    },
    onPointerCancel: end,
    onKeyDown: (event) => {
      const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[event.key];
      if (to === undefined || to < 0 || to >= count || to === index) return;
      event.preventDefault();
      follow.current = to;
      move(index, to);
    },
  });
  return { from, over, handle };
}
