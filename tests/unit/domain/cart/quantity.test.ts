import { quantityProblem, stepQuantity } from '../../../../domain/cart/quantity';

describe('how many pieces a cart line may hold', () => {
  it('is 1 to 10', () => {
    expect(quantityProblem(1, 99)).toBeNull();
    expect(quantityProblem(10, 99)).toBeNull();
    expect(quantityProblem(0, 99)).toEqual({ code: 'tooSmall', params: { min: 1 } });
    expect(quantityProblem(11, 99)).toEqual({ code: 'tooBig', params: { max: 10 } });
    expect(quantityProblem(1.5, 99)).toEqual({ code: 'notWhole' });
    expect(quantityProblem(Number.NaN, 99)).toEqual({ code: 'notWhole' });
  });

  it('is never more than what is in stock', () => {
    expect(quantityProblem(3, 3)).toBeNull();
    expect(quantityProblem(4, 3)).toEqual({ code: 'outOfStock', params: { left: 3 } });
    expect(quantityProblem(1, -2)).toEqual({ code: 'outOfStock', params: { left: 0 } });
  });
});

describe('the stepper', () => {
  it('goes up and down by one', () => {
    expect(stepQuantity(3, 'inc', 9)).toEqual({ ok: true, qty: 4 });
    expect(stepQuantity(3, 'dec', 9)).toEqual({ ok: true, qty: 2 });
  });

  it('stops at 1, at 10 and at the stock', () => {
    expect(stepQuantity(1, 'dec', 9)).toMatchObject({ ok: false, problem: { code: 'tooSmall' } });
    expect(stepQuantity(10, 'inc', 99)).toMatchObject({ ok: false, problem: { code: 'tooBig' } });
    expect(stepQuantity(4, 'inc', 4)).toMatchObject({ ok: false, problem: { code: 'outOfStock' } });
  });

  it('allows decreasing a line that holds more than the stock', () => {
    expect(stepQuantity(8, 'dec', 3)).toEqual({ ok: true, qty: 7 });
  });
});
