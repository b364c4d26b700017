import { heldAfter } from '../../../../domain/products/changes';

const isSame = (one: unknown, other: unknown) => (one ?? '') === (other ?? '');
const among = ['name', 'video', 'image2'];
const live = { name: 'Old', video: null, image2: 4, qty: 3 };

test('only what was sent and differs waits; the rest has the values of the product', () => {
  const data = { ...live, name: 'New', video: '' };
  expect(heldAfter({ among, sent: ['name', 'video'], live, data, held: null, isSame })).toEqual({
    columns: ['name'],
    values: { name: 'New', video: '', image2: 4 },
  });
});

test('a newer value replaces the waiting one, and values that are not sent keep waiting', () => {
  const held = { columns: ['name', 'image2'], values: { name: 'New', video: null, image2: null } };
  expect(heldAfter({ among, sent: ['name'], live, data: { ...live, name: 'Newer' }, held, isSame })).toEqual({
    columns: ['name', 'image2'],
    values: { name: 'Newer', video: null, image2: null },
  });
});

test('sent as the product shows it, a waiting value is withdrawn', () => {
  const held = { columns: ['name'], values: { name: 'New', video: null, image2: 4 } };
  expect(heldAfter({ among, sent: ['name'], live, data: live, held, isSame }).columns).toEqual([]);
});

test('a value that the product now has no longer waits', () => {
  const held = { columns: ['name', 'video'], values: { name: 'Old', video: 'abcdefghijk', image2: 4 } };
  expect(heldAfter({ among, sent: [], live, data: live, held, isSame }).columns).toEqual(['video']);
});
