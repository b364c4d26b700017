/**
 * What is cached while nothing public changes is computed again after the first change, and a global read as a row
 * equals Payload's.
 */
import { createLocalReq } from 'payload';
import { line } from '../../../domain/ledger/entry';
import { openDb } from '../../../services/db/openDb';
import { post } from '../../../services/ledger/post';
import { openCtx } from '../../../services/openCtx';
import { onSqlite } from '../../support/databases';
import { openShop } from '../../support/http';

const shop = openShop();
const open = async () => openDb(shop.payload(), await createLocalReq({}, shop.payload()));

(onSqlite ? describe : describe.skip)('a value worked out from public records', () => {
  const counted = () => {
    let made = 0;
    return async () => (made += 1);
  };

  test('is computed once, and again after a public record was written', async () => {
    const [db, make] = [await open(), counted()];
    const read = async () => (await open()).whileUnchanged('made once', make);
    expect([await read(), await read()]).toEqual([1, 1]);
    const [brand] = await db.rows('a test', 'brands', { limit: 1 });
    await db.asSystem('a test').update('brands', brand!.id, { name: 'Named anew' });
    expect([await read(), await read()]).toEqual([2, 2]);
  });

  test('stays valid when only private records change', async () => {
    const [db, make] = [await open(), counted()];
    expect(await db.whileUnchanged('private', make)).toBe(1);
    const words = { message: 'One', message_bn: 'এক', type: 1, link: '#', user_read: 0 };
    await db.append('a test', 'notifications', { user: 1, ...words });
    const lines = [line('cost_write_offs', 5), line('bank', -5)];
    const ctx = openCtx(await createLocalReq({}, shop.payload()));
    await post(ctx, { event: 'adjustment', subject: 'unchanged:1', order_number: null, lines });
    expect(await db.whileUnchanged('private', make)).toBe(1);
  });

  test('is neither read from the cache nor cached inside a transaction', async () => {
    const [db, make] = [await open(), counted()];
    expect(await db.whileUnchanged('in a transaction', make)).toBe(1);
    await db.inTransaction(async () => expect(await db.whileUnchanged('in a transaction', make)).toBe(2));
    expect(await db.whileUnchanged('in a transaction', make)).toBe(1);
  });
});

test('every global read as a row equals Payload’s answer', async () => {
  const db = await open();
  const calls = db.asSystem('a test');
  for (const { slug } of shop.payload().config.globals) {
    const { globalType: _type, ...own } = (await calls.global(slug)) as unknown as Record<string, unknown>;
    expect(await db.globalRow('a test', slug)).toMatchObject(own);
  }
});
