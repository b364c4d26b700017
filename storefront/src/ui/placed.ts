/** How a picture is cropped: around the point chosen by editors, or else in the place's default way. */
type Focus = { x: number; y: number };

export const placed = (focus: Focus | null | undefined) =>
  focus ? { style: { objectPosition: `${focus.x}% ${focus.y}%` } } : {};
