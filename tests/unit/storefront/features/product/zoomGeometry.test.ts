import {
  held,
  largestScale,
  tappedTwice,
  unzoomed,
  zoomedAt,
} from '../../../../../storefront/src/features/product/zoomGeometry';

const frame = { width: 300, height: 400 };

test('what lies under the fingers stays under them', () => {
  const at = { x: 60, y: -80 };
  const view = zoomedAt(unzoomed, 2, at, frame);
  // The point of the picture that was there is at (at - view) / scale.
  expect({ x: (at.x - view.x) / view.scale, y: (at.y - view.y) / view.scale }).toEqual(at);
  const moved = zoomedAt(view, 1.5, at, frame, { x: 70, y: -70 });
  expect({ x: (70 - moved.x) / moved.scale, y: (-70 - moved.y) / moved.scale }).toEqual(at);
});

test('the edge of the picture never comes into the frame', () => {
  expect(held({ x: 900, y: -900, scale: 2 }, frame)).toEqual({ x: 150, y: -200, scale: 2 });
  expect(held({ x: 10, y: 10, scale: 1 }, frame)).toEqual(unzoomed);
});

test('it is never smaller than the frame, nor larger than is of use', () => {
  expect(zoomedAt(unzoomed, 0.2, { x: 0, y: 0 }, frame).scale).toBe(1);
  expect(zoomedAt(unzoomed, 100, { x: 0, y: 0 }, frame).scale).toBe(largestScale);
});

test('two taps enlarge, two more show the whole picture again', () => {
  const large = tappedTwice(unzoomed, { x: 40, y: 0 }, frame);
  expect(large).toEqual({ scale: 2.5, x: -60, y: 0 });
  expect(tappedTwice(large, { x: 0, y: 0 }, frame)).toEqual(unzoomed);
});
