/** A picture that is enlarged and moved inside its frame. Positions are in pixels from the middle of the frame. */
export type Point = { x: number; y: number };
export type View = Point & { scale: number };
export type Size = { width: number; height: number };

export const unzoomed: View = { x: 0, y: 0, scale: 1 };
export const largestScale = 5;
/** What a double tap enlarges to. */
const tapScale = 2.5;

const within = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));

/** Inside the limits: never smaller than the frame, and never moved so far that its edge comes into the frame. */
export function held({ x, y, scale }: View, { width, height }: Size): View {
  const whole = Math.max(1, Math.min(largestScale, scale));
  return {
    scale: whole,
    x: within(x, ((whole - 1) * width) / 2),
    y: within(y, ((whole - 1) * height) / 2),
  };
}

/** Enlarged by a factor so that what lies under the point stays there; `to` is where that point has moved meanwhile. */
export function zoomedAt(view: View, factor: number, at: Point, size: Size, to: Point = at): View {
  const scale = Math.max(1, Math.min(largestScale, view.scale * factor));
  const grown = scale / view.scale;
  return held({ scale, x: to.x - (at.x - view.x) * grown, y: to.y - (at.y - view.y) * grown }, size);
}

/** A double tap: enlarges what was tapped, or shows the whole picture again. */
export const tappedTwice = (view: View, at: Point, size: Size): View =>
  view.scale > 1 ? unzoomed : zoomedAt(view, tapScale, at, size);
