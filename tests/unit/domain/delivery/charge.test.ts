import fc from 'fast-check';
import { cheaperDelivery, deliveryFor } from '../../../../domain/delivery/charge';
import { productType, productTypeOf } from '../../../../domain/catalogue/productType';

/** The demo data's settings. */
const settings = {
  general_delivery_breakpoint: 3_000,
  general_delivery_charge: 60,
  general_delivery_discount_charge: 0,
  grocery_delivery_breakpoint: 1_000,
  grocery_delivery_charge: 40,
  grocery_delivery_discount_charge: 20,
};
const { grocery, general } = productType;
const taka = fc.integer({ min: 0, max: 100_000 });
const anySettings = fc.record({
  general_delivery_breakpoint: taka,
  general_delivery_charge: taka,
  general_delivery_discount_charge: taka,
  grocery_delivery_breakpoint: taka,
  grocery_delivery_charge: taka,
  grocery_delivery_discount_charge: taka,
});
const anyCart = fc.record({
  type: fc.constantFrom(grocery, general),
  subtotal: taka,
  shops: fc.integer({ min: 0, max: 20 }),
});

describe('delivery', () => {
  it('is charged once for groceries, however many shops', () => {
    expect(deliveryFor(settings, { type: grocery, subtotal: 999, shops: 3 })).toEqual({
      charge: 40,
      discount: 0,
      payable: 40,
      free: false,
    });
  });

  it('is charged per shop for everything else', () => {
    expect(deliveryFor(settings, { type: general, subtotal: 2_999, shops: 3 })).toEqual({
      charge: 180,
      discount: 0,
      payable: 180,
      free: false,
    });
  });

  it('costs the discount charge from the breakpoint on', () => {
    expect(deliveryFor(settings, { type: grocery, subtotal: 1_000, shops: 2 })).toEqual({
      charge: 40,
      discount: 20,
      payable: 20,
      free: false,
    });
    expect(deliveryFor(settings, { type: general, subtotal: 3_000, shops: 2 })).toEqual({
      charge: 120,
      discount: 120,
      payable: 0,
      free: true,
    });
  });

  it('has no discount without a breakpoint', () => {
    const none = { ...settings, general_delivery_breakpoint: 0 };
    expect(deliveryFor(none, { type: general, subtotal: 50_000, shops: 1 }).discount).toBe(0);
  });

  it('costs nothing, and is not shown as free, for an empty cart or without a charge', () => {
    expect(deliveryFor(settings, { type: grocery, subtotal: 0, shops: 0 })).toEqual({
      charge: 0,
      discount: 0,
      payable: 0,
      free: false,
    });
    const without = { ...settings, general_delivery_charge: 0 };
    expect(deliveryFor(without, { type: general, subtotal: 9_000, shops: 2 }).free).toBe(false);
  });

  it('never costs more for reaching the breakpoint', () => {
    const slip = { ...settings, grocery_delivery_discount_charge: 90 };
    expect(deliveryFor(slip, { type: grocery, subtotal: 5_000, shops: 1 })).toMatchObject({ payable: 40, discount: 0 });
  });

  it('has no negative part, and charge minus discount is the amount paid', () => {
    fc.assert(
      fc.property(anySettings, anyCart, (any, cart) => {
        const delivery = deliveryFor(any, cart);
        expect(delivery.discount).toBeGreaterThanOrEqual(0);
        expect(delivery.payable).toBeGreaterThanOrEqual(0);
        expect(delivery.charge - delivery.discount).toBe(delivery.payable);
        expect(delivery.free).toBe(delivery.payable === 0 && delivery.charge > 0);
        if (cart.type === general && cart.shops > 0) expect(delivery.payable % cart.shops).toBe(0);
      }),
    );
  });

  it('reads 1 as grocery and anything else as general', () => {
    expect([1, 2, 0, 7].map(productTypeOf)).toEqual([1, 2, 2, 2]);
  });
});

describe('what more goods make of the charge', () => {
  it('is free from the breakpoint on, and how much is missing', () => {
    expect(cheaperDelivery(settings, { type: general, subtotal: 2_880, shops: 2 })).toEqual({
      from: 3_000,
      missing: 120,
      charge: 0,
    });
    expect(cheaperDelivery(settings, { type: general, subtotal: 2_999, shops: 1 })).toMatchObject({ missing: 1 });
  });

  it('may be a lower charge, for each shop that sends something', () => {
    const lower = { ...settings, general_delivery_discount_charge: 25 };
    expect(cheaperDelivery(lower, { type: general, subtotal: 100, shops: 3 })).toMatchObject({ charge: 75 });
    expect(cheaperDelivery(settings, { type: grocery, subtotal: 100, shops: 3 })).toEqual({
      from: 1_000,
      missing: 900,
      charge: 20,
    });
  });

  it.each([
    ['it is reached', settings, 3_000],
    ['there is no breakpoint', { ...settings, general_delivery_breakpoint: 0 }, 100],
    ['the discount charge is no discount', { ...settings, general_delivery_discount_charge: 60 }, 100],
    ['delivery costs nothing anyway', { ...settings, general_delivery_charge: 0 }, 100],
  ])('is nothing when %s', (_name, given, subtotal) =>
    expect(cheaperDelivery(given, { type: general, subtotal, shops: 1 })).toBeNull(),
  );

  it('is nothing for an empty cart', () =>
    expect(cheaperDelivery(settings, { type: general, subtotal: 0, shops: 0 })).toBeNull());

  it('is what is charged once the missing amount is there, and not before', () => {
    fc.assert(
      fc.property(anySettings, anyCart, (any, cart) => {
        const cheaper = cheaperDelivery(any, cart);
        if (!cheaper) return;
        const now = deliveryFor(any, cart).payable;
        expect(cheaper.charge).toBeLessThan(now);
        expect(deliveryFor(any, { ...cart, subtotal: cart.subtotal + cheaper.missing }).payable).toBe(cheaper.charge);
        expect(deliveryFor(any, { ...cart, subtotal: cart.subtotal + cheaper.missing - 1 }).payable).toBe(now);
      }),
    );
  });
});
