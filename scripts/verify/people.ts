/** Vendors and their shops, marks of accounts, carts. */
import { vendorAccept } from '../../domain/catalogue/visible';
import { isOpen } from '../../domain/shops/isOpen';
import type { Findings } from './checks';
import { byId, groupBy, num, ref, type Reader } from './reader';

const slots = ['incharge1', 'incharge2', 'incharge3'] as const;

export async function checkPeople(reader: Reader, findings: Findings): Promise<void> {
  for await (const vendors of reader.pages('vendors', ['user', 'accept', 'deleted'])) {
    const shops = groupBy(
      await reader.of(
        'shops',
        'vendor',
        vendors.map(({ id }) => id),
        ['active'],
      ),
      'vendor',
    );
    const accounts = byId(
      await reader.of(
        'users',
        'id',
        vendors.map(({ user }) => user),
        ['status'],
      ),
    );
    for (const vendor of vendors) {
      const own = shops.get(String(vendor.id)) ?? [];
      const open = own.filter((shop) => shop.active === 1).length;
      const status = num(accounts.get(ref(vendor.user))?.status ?? 0);
      const shouldOpen = isOpen({ accept: num(vendor.accept) }, { status });
      findings.expect(
        'vendor/shop',
        `vendor ${vendor.id}`,
        own.length <= 1 && open === (shouldOpen ? 1 : 0),
        `accept ${vendor.accept}, account ${status}, ${own.length} shops, ${open} open`,
      );
    }
  }
  const incharges = await namedInWarehouses(reader);
  for await (const users of reader.pages('users', ['is_vendor', 'is_incharge'])) {
    const approved = {
      and: [{ user: { in: users.map(({ id }) => id) } }, { accept: { equals: vendorAccept.approved } }],
    };
    const sellers = new Set<string>();
    for await (const page of reader.pages('vendors', ['user'], approved))
      for (const vendor of page) sellers.add(ref(vendor.user));
    for (const user of users) {
      const id = String(user.id);
      const right = (user.is_vendor === 1) === sellers.has(id) && (user.is_incharge === 1) === incharges.has(id);
      findings.expect('user/marks', `user ${id}`, right, `vendor ${user.is_vendor}, incharge ${user.is_incharge}`);
    }
  }
}

/** Warehouses are few: one per region, three people each. */
async function namedInWarehouses(reader: Reader): Promise<Set<string>> {
  const named = new Set<string>();
  for await (const warehouses of reader.pages('warehouses', slots)) {
    for (const warehouse of warehouses) for (const slot of slots) named.add(ref(warehouse[slot]));
  }
  named.delete('');
  return named;
}

export async function checkCarts(reader: Reader, findings: Findings): Promise<void> {
  for await (const lines of reader.pages('carts', ['product', 'product_qty', 'type'])) {
    const products = byId(
      await reader.of(
        'products',
        'id',
        lines.map((line) => line.product),
        ['type'],
      ),
    );
    for (const line of lines) {
      const qty = num(line.product_qty);
      const product = products.get(ref(line.product));
      const right =
        product !== undefined && product.type === line.type && Number.isSafeInteger(qty) && qty >= 1 && qty <= 10;
      findings.expect(
        'cart/lines',
        `cart line ${line.id}`,
        right,
        product ? `${line.product_qty} pieces, type ${line.type} of ${product.type}` : 'no such product',
      );
    }
  }
}
