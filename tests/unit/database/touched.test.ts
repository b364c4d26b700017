import { touchedBy } from '../../../database/touched';

test('what a write may change is read from its text; in doubt it may change everything', () => {
  expect(touchedBy('UPDATE "carts" SET "product_qty" = ?')).toEqual({
    isPublic: false,
    isOfAccounts: false,
    isSettled: false,
  });
  expect(touchedBy('UPDATE "products" SET "qty" = ?')).toMatchObject({ isPublic: true, isOfAccounts: false });
  expect(touchedBy('insert into "users_sessions" ("id") values (?)')).toMatchObject({ isOfAccounts: true });
  expect(touchedBy('DELETE FROM "upazilas" WHERE "id" = ?')).toMatchObject({ isPublic: true, isSettled: true });
  expect(touchedBy('PRAGMA optimize = 1')).toEqual({ isPublic: true, isOfAccounts: true, isSettled: true });
  expect(touchedBy('SELECT 1')).toEqual({ isPublic: false, isOfAccounts: false, isSettled: false });
});
