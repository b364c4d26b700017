import { isDue, type WatchKind } from '../../domain/watches/rules';
import type { Product, ProductWatch } from '../../payload-types';
import { groupedDigits } from '../../domain/text/bangla';
import type { Ctx, Id, Language } from '../ctx';
import { isEnding } from '../jobs/endJobs';
import { queueMessage } from '../messages/queueMessage';
import { writeMessage } from '../messages/writeMessage';
import { notify } from '../notifications/notify';
import { settingsOf } from '../openCtx';
import { refId } from '../relations';
import { rowsById } from '../rowsById';

/** Watches handled in one transaction: small enough that others get their turn at the database in between. */
const STEP = 100;
/** Steps of one run; the next run continues. */
const MOST_STEPS = 50;
const why = 'the worker tells customers what they wait for';

type Told = { product: Product; kind: WatchKind; users: Id[] };

/**
 * Notifies customers that a product is back or cheaper, each once: the watch is deleted in the same transaction. The
 * task `tellWatchers`.
 */
export async function tellWatchers(ctx: Ctx): Promise<void> {
  for (let step = 0; step < MOST_STEPS && !isEnding(ctx); step += 1) {
    const looked = await ctx.db.inTransaction(() => takeStep(ctx));
    if (looked < STEP) return;
  }
}

async function takeStep(ctx: Ctx): Promise<number> {
  const watches = await ctx.db.rows(why, 'product-watches', {
    where: { changes: { greater_than: 0 } },
    sort: 'id',
    limit: STEP,
  });
  if (watches.length === 0) return 0;
  const ids = watches.map(({ id }) => id);
  const products = await productsOf(ctx, watches);
  const due = watches.filter((watch) => isDue(watch, products.get(String(refId(watch.product)))));
  // Watches that are not due wait until their product changes again; a mark made meanwhile conflicts with this
  // transaction.
  await ctx.db.setWhere('product-watches', { id: { in: ids } }, { changes: 0 });
  await ctx.db.dropWhere('product-watches', { id: { in: due.map(({ id }) => id) } });
  for (const told of together(due, products)) {
    await notify(ctx, { users: told.users, type: 2, ...words(told), link: `/view-product/${told.product.slug}` });
    await text(ctx, told);
  }
  return watches.length;
}

async function productsOf(ctx: Ctx, watches: readonly ProductWatch[]): Promise<Map<string, Product>> {
  const ids = [...new Set(watches.map(({ product }) => refId(product)).filter((id) => id !== null))];
  const products = await ctx.db.rows(why, 'products', {
    where: { id: { in: ids } },
    sort: 'id',
    limit: ids.length,
    select: { slug: true, name: true, name_bn: true, visible: true, qty: true, selling_price: true },
  });
  return rowsById(products);
}

/** One notice for each product and kind, to everybody who waited for it. */
function together(due: readonly ProductWatch[], products: ReadonlyMap<string, Product>): Told[] {
  const groups = new Map<string, Told>();
  for (const { user, product, kind } of due) {
    const found = products.get(String(refId(product)));
    const who = refId(user);
    if (!found || who === null) continue;
    const told = groups.get(`${found.id} ${kind}`) ?? { product: found, kind, users: [] };
    told.users.push(who);
    groups.set(`${found.id} ${kind}`, told);
  }
  return [...groups.values()];
}

/** The notice in both languages. */
function words({ product, kind }: Told): { en: string; bn: string } {
  if (kind === 'stock') return { en: `${product.name} is back in stock.`, bn: `${product.name_bn} আবার স্টকে এসেছে।` };
  const price = (language: Language) => groupedDigits(product.selling_price, language);
  return {
    en: `The price of ${product.name} has dropped to ${price('en')} taka.`,
    bn: `${product.name_bn}-এর দাম কমে এখন ${price('bn')} টাকা।`,
  };
}

/** The same as a text message, if an admin has turned that on. */
async function text(ctx: Ctx, { product, kind, users }: Told): Promise<void> {
  const link = `${settingsOf(ctx.db.payload).serverUrl}/multi-vendor/view-product/${product.slug}`;
  const values = (language: Language) => ({
    product: language === 'bn' ? product.name_bn : product.name,
    price: groupedDigits(product.selling_price, language),
    link,
  });
  const name = kind === 'stock' ? 'back_in_stock_sms' : 'price_drop_sms';
  const written = await writeMessage(ctx, name, { bn: values('bn'), en: values('en') });
  if (!written) return;
  const people = await ctx.db.rows(why, 'users', {
    where: { and: [{ id: { in: users } }, { status: { equals: 1 } }, { mobile_verify: { equals: 1 } }] },
    limit: users.length,
  });
  for (const { id, mobile, mobile_prefix } of people)
    await queueMessage(ctx, {
      channel: 'sms',
      to: `${mobile_prefix}${mobile}`,
      ...written,
      purpose: 'watch',
      user: id,
    });
}
