/** Where a picture is cut: around the point that editors have chosen; without one, as its place always does. */
type Focus = { x: number; y: number };

export const placed = (focus: Focus | null | undefined) =>
  focus ? { style: { objectPosition: `${focus.x}% ${focus.y}%` } } : {};
