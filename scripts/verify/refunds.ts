/** Refunds by hand: those that are prepared, and what people have sent of the refunds of payments. */
import type { Findings } from './checks';
import { byId, groupBy, num, ref, sum, type Reader, type Row } from './reader';

export async function checkRefunds(reader: Reader, findings: Findings): Promise<void> {
  await checkRequests(reader, findings);
  await checkHeld(reader, findings);
}

const fields = ['return', 'payment', 'status', 'amount', 'open_key', 'order_number', 'from'] as const;

/** Every prepared refund is for a return that is not refunded, or for a payment that bKash has refused to refund. */
async function checkRequests(reader: Reader, findings: Findings): Promise<void> {
  for await (const requests of reader.pages('refund-requests', [...fields])) {
    const of = async (name: 'return' | 'payment', collection: string, shown: string[]) =>
      byId(
        await reader.of(
          collection,
          'id',
          requests.map((request) => request[name]),
          shown,
        ),
      );
    const returns = await of('return', 'returns', ['payment_refund']);
    const payments = await of('payment', 'payments', ['status', 'hand_refund_at']);
    const posted = await postedOf(reader, requests);
    for (const request of requests) {
      const isOpen = request.status === 'prepared';
      const [back, payment] = [returns.get(ref(request.return)), payments.get(ref(request.payment))];
      const key = back ? ref(request.return) : `payment:${ref(request.payment)}`;
      const isHeld = payment?.status === 'stuck' && ref(payment.hand_refund_at) !== '';
      const waits = back ? back.payment_refund === 0 : isHeld;
      findings.expect(
        'refund/request',
        `refund request ${request.id}`,
        (back === undefined) !== (payment === undefined) && isOpen === (request.open_key === key) && (!isOpen || waits),
        `${ref(request.status)}, ${back ? `return ${ref(request.return)} with mark ${ref(back.payment_refund)}` : `payment ${ref(request.payment)}, ${ref(payment?.status)}`}`,
      );
      if (!payment) continue;
      const amount = num(request.amount);
      const moved = (sent: number) => [`${ref(request.from)}  ${-sent}`, `owed_refund payment:${payment.id} ${sent}`];
      const isBack = request.status === 'taken_back';
      // Of one that was taken back both entries stand.
      const expected = [
        ...(isBack || request.status === 'confirmed' ? moved(amount) : []),
        ...(isBack ? moved(-amount) : []),
      ];
      findings.expect(
        'refund/by-hand',
        `refund request ${request.id}`,
        posted(request) === expected.sort().join('; '),
        `${ref(request.status)}: ${posted(request) || 'nothing'} posted`,
      );
    }
  }
}

/** What the journal has of each request, in words. */
async function postedOf(reader: Reader, requests: readonly Row[]): Promise<(request: Row) => string> {
  const subjects = requests.map(({ id }) => `refund-request:${id}`);
  const entries = await reader.entriesAbout(subjects, ['payment_refunded', 'payment_refund_reversed'], ['subject']);
  const ids = entries.map(({ id }) => id);
  const lines = groupBy(
    await reader.of('journal-lines', 'entry', ids, ['entry', 'account', 'party', 'amount']),
    'entry',
  );
  const bySubject = groupBy(entries, 'subject');
  return ({ id }) =>
    (bySubject.get(`refund-request:${id}`) ?? [])
      .flatMap((entry) => lines.get(String(entry.id)) ?? [])
      .map((line) => `${ref(line.account)} ${ref(line.party)} ${num(line.amount)}`)
      .sort()
      .join('; ');
}

/** What a payment says was sent by hand is what its confirmed requests come to; one that is held has a prepared one. */
async function checkHeld(reader: Reader, findings: Findings): Promise<void> {
  for await (const payments of reader.pages('payments', ['invoice', 'refunded_by_hand', 'hand_refund_at'])) {
    const ids = payments.map(({ id }) => id);
    const requests = groupBy(await reader.of('refund-requests', 'payment', ids, [...fields]), 'payment');
    for (const payment of payments) {
      const own = requests.get(String(payment.id)) ?? [];
      const sent = sum(
        own.filter(({ status }) => status === 'confirmed'),
        'amount',
      );
      const isHeld = ref(payment.hand_refund_at) !== '';
      const waits = own.some(({ status }) => status === 'prepared');
      findings.expect(
        'refund/by-hand',
        `payment ${ref(payment.invoice)}`,
        num(payment.refunded_by_hand ?? 0) === sent && isHeld === waits,
        `${num(payment.refunded_by_hand ?? 0)} sent by hand, ${sent} confirmed${isHeld === waits ? '' : `, ${isHeld ? 'held without' : 'not held with'} a prepared refund`}`,
      );
    }
  }
}
