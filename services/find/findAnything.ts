import type { Where } from 'payload';
import type { z } from 'zod';
import type { findAnything as route } from '../../contract/find';
import { foundOfEachKind } from '../../domain/find/limits';
import { westernDigits } from '../../domain/text/bangla';
import { normaliseMobile } from '../../domain/mobiles';
import { normaliseText } from '../../domain/text/normalise';
import type { Order, Package } from '../../payload-types';
import { has, type Ctx } from '../ctx';
import { searchAllProducts, searchOwnProducts } from '../products/listProducts';
import { refId } from '../relations';
import { findOwnVendor } from '../shops/ownVendor';
import { searchUsers } from '../users/listUsers';
import { ownWarehouses } from '../warehouses/ownWarehouses';

export type Found = z.output<(typeof route)['answers'][200]>['found'][number];

const limit = foundOfEachKind;
const part = { offset: 0, limit };
/** The shortest part of a name that an index finds. */
const SHORTEST_NAME = 3;

/** The typed text in each form in which it may be looked for. */
type Typed = { word: string; number: number | null; tracking: string | null; mobile: string | null };

function read(typed: string): Typed {
  const word = normaliseText(typed);
  const western = westernDigits(typed).trim().replace(/^#\s*/, '');
  return {
    word,
    number: /^\d{3,15}$/.test(western) ? Number(western) : null,
    tracking: /^[a-z\d_-]{6,40}$/i.test(western) ? western.toUpperCase() : null,
    mobile: normaliseMobile(typed)?.mobile ?? null,
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
  const [orders, products, people, shops] = await Promise.all([
    ordersOf(ctx, why, typed),
    isName ? searchAllProducts(ctx, typed.word, part) : none,
    isName ? searchUsers(ctx, typed.word, part) : none,
    isName
      ? ctx.db.rows(why, 'shops', {
          where: { or: [{ name: { contains: typed.word } }, { name_bn: { contains: typed.word } }] },
          limit,
          select: { name: true, slug: true, vendor: true },
        })
      : [],
  ]);
  return [
    ...orders.map((order) => ({ kind: 'order' as const, handle: String(order.number), ...titleOf(order) })),
    ...people.docs.map(({ id, name, mobile, email }) => ({
      kind: 'person' as const,
      handle: String(id),
      title: name,
      detail: mobile || email || '',
    })),
    ...products.docs.map(productFound),
    ...shops.map(({ name, slug, vendor }) => ({
      kind: 'shop' as const,
      handle: String(refId(vendor) ?? ''),
      title: name,
      detail: slug,
    })),
  ];
}

const none: { docs: never[] } = { docs: [] };
const titleOf = (order: Pick<Order, 'number' | 'createdAt'>) => ({
  title: `#${order.number}`,
  detail: order.createdAt,
});
const productFound = ({ id, name, slug }: { id: number | string; name: string; slug: string }): Found => ({
  kind: 'product',
  handle: String(id),
  title: name,
  detail: slug,
});

/** An order by its number, by the tracking id of a package, or the latest of the customer with this phone number. */
async function ordersOf(ctx: Ctx, why: string, { number, tracking, mobile }: Typed): Promise<Order[]> {
  const [sent, customer] = await Promise.all([
    tracking
      ? ctx.db.row(why, 'packages', { where: { tracking_id: { equals: tracking } }, select: { order: true } })
      : null,
    mobile ? ctx.db.row(why, 'users', { where: { mobile: { equals: mobile } }, select: { name: true } }) : null,
  ]);
  const either: Where[] = [
    ...(number === null ? [] : [{ number: { equals: number } }]),
    ...(sent ? [{ id: { equals: refId(sent.order) } }] : []),
    ...(customer ? [{ customer: { equals: customer.id } }] : []),
  ];
  const found = await Promise.all(
    either.map((where) =>
      ctx.db.rows(why, 'orders', { where, sort: '-createdAt', limit, select: { number: true, createdAt: true } }),
    ),
  );
  return [...new Map(found.flat().map((order) => [order.id, order])).values()].slice(0, limit);
}

/** Packages by order number or tracking id, among those that meet the condition. */
async function packagesOf(ctx: Ctx, why: string, { number, tracking }: Typed, own: Where): Promise<Package[]> {
  const either: Where[] = [
    ...(number === null ? [] : [{ order_number: { equals: number } }]),
    ...(tracking ? [{ tracking_id: { equals: tracking } }] : []),
  ];
  const found = await Promise.all(
    either.map((where) =>
      ctx.db.rows(why, 'packages', {
        where: { and: [where, own] },
        limit,
        select: { order_number: true, tracking_id: true, createdAt: true },
      }),
    ),
  );
  return [...new Map(found.flat().map((sent) => [sent.id, sent])).values()].slice(0, limit);
}

async function forVendor(ctx: Ctx, typed: Typed): Promise<Found[]> {
  const vendor = await findOwnVendor(ctx);
  if (!vendor) return [];
  const [packages, products] = await Promise.all([
    packagesOf(ctx, 'only packages of the caller’s own vendor', typed, { vendor: { equals: vendor.id } }),
    typed.word.length >= SHORTEST_NAME ? searchOwnProducts(ctx, typed.word, part) : none,
  ]);
  return [
    ...packages.map((sent) => ({
      kind: 'vendorOrder' as const,
      handle: String(sent.order_number),
      title: `#${sent.order_number}`,
      detail: sent.tracking_id,
    })),
    ...products.docs.map(productFound),
  ];
}

async function forIncharge(ctx: Ctx, typed: Typed): Promise<Found[]> {
  const warehouses = await ownWarehouses(ctx);
  if (warehouses.length === 0) return [];
  const packages = await packagesOf(ctx, 'only packages of the caller’s own warehouses', typed, {
    warehouse: { in: warehouses.map(({ id }) => id) },
  });
  return packages.map((sent) => ({
    kind: 'package' as const,
    handle: sent.tracking_id,
    title: sent.tracking_id,
    detail: `#${sent.order_number}`,
  }));
}
