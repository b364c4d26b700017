import type { Where } from 'payload';
import type { z } from 'zod';
import type { findAnything as route } from '../../contract/find';
import { foundOfEachKind } from '../../domain/find/limits';
import { westernDigits } from '../../domain/text/bangla';
import { normaliseMobile } from '../../domain/mobiles';
import { normaliseText } from '../../domain/text/normalise';
import type { Order, Package } from '../../payload-types';
import { has, type Ctx, type Id } from '../ctx';
import { idsWithSku } from '../products/skus';
import { searchAllProducts, searchOwnProducts } from '../products/listProducts';
import { refId } from '../relations';
import { rowsById } from '../rowsById';
import { findOwnVendor } from '../shops/ownVendor';
import { searchUsers } from '../users/listUsers';
import { ownWarehouses } from '../warehouses/ownWarehouses';

export type Found = z.output<(typeof route)['answers'][200]>['found'][number];

const limit = foundOfEachKind;
const part = { offset: 0, limit };
/** Of a caller's orders, those that may still be on their way. */
const LATEST_ORDERS = 20;
/** The shortest part of a name that an index finds. */
const SHORTEST_NAME = 3;

/** The typed text in each form in which it may be looked for. */
type Typed = { word: string; number: number | null; tracking: string | null; mobile: string | null; sku: string };

function read(typed: string): Typed {
  const word = normaliseText(typed);
  const western = westernDigits(typed).trim().replace(/^#\s*/, '');
  return {
    word,
    number: /^\d{3,15}$/.test(western) ? Number(western) : null,
    tracking: /^[a-z\d_-]{6,40}$/i.test(western) ? western.toUpperCase() : null,
    mobile: normaliseMobile(typed)?.mobile ?? null,
    sku: typed,
  };
}

/**
 * What a member of staff may open for the text they typed. Each kind is limited to what its own screens show the
 * caller.
 */
export async function findAnything(ctx: Ctx, keyword: string): Promise<Found[]> {
  const typed = read(keyword);
  const parts = await Promise.all([
    ...(has(ctx, 'superadmin', 'subadmin') ? [forAdmins(ctx, typed)] : []),
    ...(has(ctx, 'vendor') ? [forVendor(ctx, typed)] : []),
    ...(has(ctx, 'incharge') ? [forIncharge(ctx, typed)] : []),
  ]);
  return parts.flat();
}

async function forAdmins(ctx: Ctx, typed: Typed): Promise<Found[]> {
  const why = 'only admins come here, and they see every order and shop';
  const isName = typed.word.length >= SHORTEST_NAME;
  const [people, products, coded, shops] = await Promise.all([
    isName ? searchUsers(ctx, typed.word, part) : none,
    isName ? searchAllProducts(ctx, typed.word, part) : none,
    productsBySku(ctx, why, typed, null),
    isName
      ? ctx.db.rows(why, 'shops', {
          where: { or: [{ name: { contains: typed.word } }, { name_bn: { contains: typed.word } }] },
          limit,
          select: { name: true, name_bn: true, slug: true, vendor: true },
        })
      : [],
  ]);
  const orders = await ordersOf(ctx, why, typed, people.docs);
  return [
    ...orders.map((order) => ({ kind: 'order' as const, handle: String(order.number), ...titleOf(order) })),
    ...people.docs.map(({ id, name, mobile, email }) => ({
      kind: 'person' as const,
      handle: String(id),
      ...oneTitle(name),
      detail: mobile || email || '',
    })),
    ...oncePerId([...coded, ...products.docs]).map(productFound),
    ...shops.map(({ name, name_bn, slug, vendor }) => ({
      kind: 'shop' as const,
      handle: String(refId(vendor) ?? ''),
      title: name,
      title_bn: name_bn || name,
      detail: slug,
    })),
  ];
}

const none: { docs: never[] } = { docs: [] };
const oneTitle = (title: string) => ({ title, title_bn: title });
const titleOf = (order: Pick<Order, 'number' | 'createdAt'>) => ({
  ...oneTitle(`#${order.number}`),
  detail: order.createdAt,
});
type Named = { id: Id; name: string; name_bn?: string | null; slug: string };
const productFound = ({ id, name, name_bn, slug }: Named): Found => ({
  kind: 'product',
  handle: String(id),
  title: name,
  title_bn: name_bn || name,
  detail: slug,
});

const oncePerId = <R extends { id: Id }>(rows: readonly R[]): R[] => [...rowsById(rows).values()].slice(0, limit);

/** Products whose own code, or that of one of their variants, is the typed one. */
async function productsBySku(ctx: Ctx, why: string, { sku }: Typed, own: Where | null): Promise<Named[]> {
  const ids = await idsWithSku(ctx, why, sku, own);
  if (ids.length === 0) return [];
  return ctx.db.rows(why, 'products', {
    where: { id: { in: ids } },
    limit,
    select: { name: true, name_bn: true, slug: true },
  });
}

const customerWith = (ctx: Ctx, why: string, mobile: string) =>
  ctx.db.row(why, 'users', { where: { mobile: { equals: mobile } }, select: { name: true } });

/**
 * An order by its number, by the tracking id of a package, or the latest of the customer with this phone number, then
 * those of the people with this name.
 */
async function ordersOf(
  ctx: Ctx,
  why: string,
  { number, tracking, mobile }: Typed,
  people: readonly { id: Id }[],
): Promise<Order[]> {
  const [sent, customer] = await Promise.all([
    tracking
      ? ctx.db.row(why, 'packages', { where: { tracking_id: { equals: tracking } }, select: { order: true } })
      : null,
    mobile ? customerWith(ctx, why, mobile) : null,
  ]);
  const either: Where[] = [
    ...(number === null ? [] : [{ number: { equals: number } }]),
    ...(sent ? [{ id: { equals: refId(sent.order) } }] : []),
    ...(customer ? [{ customer: { equals: customer.id } }] : []),
    ...(people.length > 0 ? [{ customer: { in: people.map(({ id }) => id) } }] : []),
  ];
  const found = await Promise.all(
    either.map((where) =>
      ctx.db.rows(why, 'orders', { where, sort: '-createdAt', limit, select: { number: true, createdAt: true } }),
    ),
  );
  return oncePerId(found.flat());
}

/** Packages by order number or tracking id, or by the orders, among those that meet the condition. */
async function packagesOf(
  ctx: Ctx,
  why: string,
  { number, tracking }: Typed,
  { own, orders = [] }: { own: Where; orders?: readonly { id: Id }[] },
): Promise<Package[]> {
  const either: Where[] = [
    ...(number === null ? [] : [{ order_number: { equals: number } }]),
    ...(tracking ? [{ tracking_id: { equals: tracking } }] : []),
    ...(orders.length === 0 ? [] : [{ order: { in: orders.map(({ id }) => id) } }]),
  ];
  const found = await Promise.all(
    either.map((where) =>
      ctx.db.rows(why, 'packages', {
        where: { and: [where, own] },
        sort: '-createdAt',
        limit,
        select: { order_number: true, tracking_id: true, createdAt: true },
      }),
    ),
  );
  return oncePerId(found.flat());
}

async function forVendor(ctx: Ctx, typed: Typed): Promise<Found[]> {
  const vendor = await findOwnVendor(ctx);
  if (!vendor) return [];
  const own = { vendor: { equals: vendor.id } };
  const [packages, coded, products] = await Promise.all([
    packagesOf(ctx, 'only packages of the caller’s own vendor', typed, { own }),
    productsBySku(ctx, 'only products of the caller’s own vendor', typed, own),
    typed.word.length >= SHORTEST_NAME ? searchOwnProducts(ctx, typed.word, part) : none,
  ]);
  return [
    ...packages.map((sent) => ({
      kind: 'vendorOrder' as const,
      handle: String(sent.order_number),
      ...oneTitle(`#${sent.order_number}`),
      detail: sent.tracking_id,
    })),
    ...oncePerId([...coded, ...products.docs]).map(productFound),
  ];
}

/** The latest orders of the customer with this phone number. */
async function ordersOfMobile(ctx: Ctx, why: string, mobile: string): Promise<{ id: Id }[]> {
  const customer = await customerWith(ctx, why, mobile);
  if (!customer) return [];
  const where = { customer: { equals: customer.id } };
  return ctx.db.rows(why, 'orders', { where, sort: '-createdAt', limit: LATEST_ORDERS, select: { number: true } });
}

async function forIncharge(ctx: Ctx, typed: Typed): Promise<Found[]> {
  const warehouses = await ownWarehouses(ctx);
  if (warehouses.length === 0) return [];
  const why = 'only packages of the caller’s own warehouses';
  const packages = await packagesOf(ctx, why, typed, {
    own: { warehouse: { in: warehouses.map(({ id }) => id) } },
    // Somebody who calls says neither a number nor a tracking id.
    orders: typed.mobile === null ? [] : await ordersOfMobile(ctx, why, typed.mobile),
  });
  return packages.map((sent) => ({
    kind: 'package' as const,
    handle: sent.tracking_id,
    ...oneTitle(sent.tracking_id),
    detail: `#${sent.order_number}`,
  }));
}
