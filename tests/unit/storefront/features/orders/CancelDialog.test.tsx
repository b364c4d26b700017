/** Canceling again after a lost answer: the same request once, another note as another one. */
import { CancelDialog } from '../../../../../storefront/src/features/orders/CancelDialog';
import { draw, submit, type } from '../../support/draw';

const of = { orderNumber: 5, trackingId: 'ABCD', hasMore: false, isPaid: false };
const failed = { ok: false, message: '', errors: {}, isRetryable: true } as const;

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
});

test('a changed note gets a key of its own; what is wrong without a field is shown', async () => {
  const answers = [
    { ...failed, layer: 'network', status: 0 },
    { ...failed, layer: 'network', status: 0 },
    { ...failed, layer: 'answer', status: 422, errors: { 'Idempotency-Key': ['Used for something else.'] } },
  ] as const;
  const left = [...answers];
  const { sent } = await draw(<CancelDialog of={of} onClose={() => undefined} />, () => left.shift()!);
  type(document, 'reason', 'changed_mind');
  await submit(document);
  await submit(document);
  type(document, 'note', 'later');
  await submit(document);
  const keys = sent.map(({ key }) => key);
  expect(keys).toHaveLength(3);
  expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
  expect(document.body.textContent).toContain('Used for something else.');
});
