/** Two fingers, a double tap, the wheel and the keys enlarge a picture; one finger moves it, or swipes to the next. */
import { useEffect, useRef, type PointerEvent } from 'react';
import { held, tappedTwice, unzoomed, zoomedAt, type Point, type View } from './zoomGeometry';

const doubleTapMs = 300;
const nearPx = 30;
const swipePx = 50;

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** `turn` shows the next picture, or the one before. */
export function useZoom(turn: (by: 1 | -1) => void) {
  const frame = useRef<HTMLDivElement>(null);
  const view = useRef<View>(unzoomed);
  const fingers = useRef(new Map<number, Point>());
  const start = useRef<{ at: Point; time: number; isAlone: boolean } | null>(null);
  const lastTap = useRef<{ at: Point; time: number } | null>(null);

  // Moved without drawing the page anew: a finger moves more often than React should.
  const show = (next: View) => {
    view.current = next;
    const image = frame.current?.querySelector('img');
    if (image) image.style.transform = `translate(${next.x}px, ${next.y}px) scale(${next.scale})`;
    if (frame.current) frame.current.dataset['scale'] = String(Math.round(next.scale * 100) / 100);
  };
  const size = () => frame.current?.getBoundingClientRect() ?? new DOMRect();
  const fromMiddle = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top, width, height } = size();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const zoom = (factor: number, at: Point = { x: 0, y: 0 }) => show(zoomedAt(view.current, factor, at, size()));

  // React listens to the wheel passively: the page behind would scroll.
  useEffect(() => {
    const node = frame.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoom(event.deltaY < 0 ? 1.2 : 1 / 1.2, fromMiddle(event));
    };
    node?.addEventListener('wheel', onWheel, { passive: false });
    return () => node?.removeEventListener('wheel', onWheel);
  });

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = fromMiddle(event);
    fingers.current.set(event.pointerId, at);
    start.current = { at, time: event.timeStamp, isAlone: fingers.current.size === 1 };
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const before = [...fingers.current.values()];
    if (!fingers.current.has(event.pointerId)) return;
    fingers.current.set(event.pointerId, fromMiddle(event));
    const after = [...fingers.current.values()];
    const [from, to] = [middleOf(before), middleOf(after)];
    const [first, second] = [before, after].map(([one, other]) => (one && other ? distance(one, other) : 0));
    if (first && second) show(zoomedAt(view.current, second / first, from, size(), to));
    else if (view.current.scale > 1) {
      const { x, y, scale } = view.current;
      show(held({ scale, x: x + to.x - from.x, y: y + to.y - from.y }, size()));
    }
  };
  const onPointerUp = (event: PointerEvent<HTMLDivElement>) => {
    const at = fromMiddle(event);
    fingers.current.delete(event.pointerId);
    const began = start.current;
    if (!began?.isAlone || fingers.current.size > 0) return;
    start.current = null;
    const moved = { x: at.x - began.at.x, y: at.y - began.at.y };
    if (Math.hypot(moved.x, moved.y) < nearPx / 2) {
      const last = lastTap.current;
      const isSecond = last && event.timeStamp - last.time < doubleTapMs && distance(last.at, at) < nearPx;
      if (isSecond) show(tappedTwice(view.current, at, size()));
      lastTap.current = isSecond ? null : { at, time: event.timeStamp };
      return;
    }
    if (view.current.scale === 1 && Math.abs(moved.x) > swipePx && Math.abs(moved.x) > Math.abs(moved.y))
      turn(moved.x < 0 ? 1 : -1);
  };
  const onPointerCancel = (event: PointerEvent<HTMLDivElement>) => void fingers.current.delete(event.pointerId);

  return {
    frame,
    zoom,
    reset: () => show(unzoomed),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  };
}
