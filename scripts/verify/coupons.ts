/** Coupons, their uses, and the remaining quantity. */
import { packageStatus } from '../../domain/packages/status';
import type { Findings } from './checks';
import { byId, day, groupBy, num, ref, type Reader, type Row } from './reader';

/** Used and remaining add up to the quantity, and nothing is negative. */
export const addsUp = ({ quantity, remain }: Row, used: number): boolean =>
  num(remain) >= 0 && num(quantity) === num(remain) + used;

export async function checkCoupons(reader: Reader, findings: Findings): Promise<void> {
  for await (const coupons of reader.pages('coupons', ['code', 'quantity', 'remain'])) {
    const uses = new Map<string, number>();
    const where = { coupon: { in: coupons.map(({ id }) => id) } };
    const known = byId(coupons);
    for await (const page of reader.pages('coupon-redemptions', ['coupon', 'customer', 'order', 'amount'], where)) {
      for (const use of page) uses.set(ref(use.coupon), (uses.get(ref(use.coupon)) ?? 0) + 1);
      await checkUses(reader, findings, page, known);
    }
    for (const coupon of coupons) {
      const used = uses.get(String(coupon.id)) ?? 0;
      findings.expect(
        'coupon/left',
        `coupon ${ref(coupon.code)} #${coupon.id}`,
        addsUp(coupon, used),
        `${coupon.quantity} in all, ${used} used, ${coupon.remain} left`,
      );
    }
  }
  await checkOrdersWithCoupon(reader, findings);
}

const isCanceled = (packages: readonly Row[]): boolean =>
  packages.every(({ status }) => status === packageStatus.canceled);

async function checkUses(reader: Reader, findings: Findings, uses: Row[], coupons: Map<string, Row>): Promise<void> {
  const orders = byId(
    await reader.of(
      'orders',
      'id',
      uses.map((use) => use.order),
      ['customer', 'coupon_code', 'coupon_amount'],
    ),
  );
  for (const use of uses) {
    const order = orders.get(ref(use.order));
    const fits =
      order !== undefined &&
      ref(order.customer) === ref(use.customer) &&
      order.coupon_amount === use.amount &&
      order.coupon_code === coupons.get(ref(use.coupon))?.code;
    findings.expect(
      'coupon/uses',
      `use ${use.id}`,
      fits,
      order ? `${use.amount}, the order says ${order.coupon_amount} by ${ref(order.coupon_code)}` : 'no order',
    );
  }
}

/**
 * An order older than the coupon of that name used another one, which was deleted with its uses. An order canceled as a
 * whole may have returned its use.
 */
async function checkOrdersWithCoupon(reader: Reader, findings: Findings): Promise<void> {
  const used = { coupon_code: { not_in: [''] }, coupon_amount: { greater_than: 0 } };
  for await (const orders of reader.pages('orders', ['number', 'coupon_code', 'createdAt'], used)) {
    const coupons = new Map(
      (
        await reader.of(
          'coupons',
          'code',
          orders.map((order) => order.coupon_code),
          ['createdAt'],
        )
      ).map((coupon) => [ref(coupon.code), coupon]),
    );
    const uses = groupBy(
      await reader.of(
        'coupon-redemptions',
        'order',
        orders.map(({ id }) => id),
        [],
      ),
      'order',
    );
    const ids = orders.map(({ id }) => id);
    const packages = groupBy(await reader.of('packages', 'order', ids, ['status']), 'order');
    for (const order of orders) {
      const coupon = coupons.get(ref(order.coupon_code));
      if (!coupon || day(coupon.createdAt) > day(order.createdAt)) continue;
      const count = uses.get(String(order.id))?.length ?? 0;
      findings.expect(
        'coupon/uses',
        `order ${ref(order.number)}`,
        count === 1 || (count === 0 && isCanceled(packages.get(String(order.id)) ?? [])),
        `${count} uses of ${ref(order.coupon_code)}`,
      );
    }
  }
}
