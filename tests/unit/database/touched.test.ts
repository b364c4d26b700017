import { isOfCarts, touchedBy } from '../../../database/touched';

test('a write of one cart line is told from all others: it alone need not wait for the disk', () => {
  const ofCarts = [
    'INSERT INTO "carts" ("user_id") VALUES (?)',
    'UPDATE "carts" SET "product_qty" = ? WHERE "id" = ?',
    'DELETE FROM "carts" WHERE ("id" IN (?)) AND ("user_id" = ?)',
    'insert into "carts" ("user_id") values (?)',
  ];
  const others = [
    'INSERT INTO "orders" ("number") VALUES (?)',
    'UPDATE "carts_rels" SET "path" = ?',
    'DELETE FROM "saved_lines" WHERE "id" = ?',
    'INSERT INTO "orders" SELECT * FROM "carts" WHERE 1',
    'SELECT "id" FROM "carts" WHERE "user_id" = ?',
  ];
  expect(ofCarts.map(isOfCarts)).toEqual(ofCarts.map(() => true));
  expect(others.map(isOfCarts)).toEqual(others.map(() => false));
});

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
