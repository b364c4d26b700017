/** Draws the invoice of an order in one language. */
import { optionText } from '../../domain/catalogue/optionText';
import type { Money } from '../../domain/orders/orderMoney';
import { moneyRows, moneyStateWords } from '../../domain/orders/moneyWords';
import { paymentMethod } from '../../domain/orders/payment';
import { policyFields } from '../../domain/policies/fields';
import { packageStatus } from '../../domain/packages/status';
import { written } from '../../domain/text/written';
import type { Order, OrderLine, Package, Shop, Vendor } from '../../payload-types';
import type { Language } from '../ctx';
import { gray, makePaper, type Paper } from '../pdf/paper';
import { drawSums, drawTable, type Sum, type Table } from '../pdf/table';
import { drawHead } from './drawHead';
import { invoiceWord, type InvoiceWord } from './invoiceWords';
import type { InvoiceData } from './readInvoice';

type Said = { say: (word: InvoiceWord) => string; language: Language } & (typeof written)['en'];
type Given = Omit<InvoiceData, 'money'> & { money: Money } & { logo: Buffer | null; made: Date; language: Language };

/** Returns the bytes of the PDF file. */
export function drawInvoice({ order, packages, money, policies, site, logo, made, language }: Given): Promise<Buffer> {
  const said: Said = { ...written[language], language, say: (word) => invoiceWord(word, language) };
  const { say, digits } = said;
  const title = `${say('title')} ${order.number}`;
  const facts = {
    title: `${title} · ${say('brand')}`,
    language,
    author: say('brand'),
    made,
    runningHead: `${say('brand')} · ${title}`,
    foot: (page: number, pages: number) =>
      `${title} · ${say('page').replace('{page}', digits(page)).replace('{pages}', digits(pages))}`,
  };
  return makePaper(facts, async (paper) => {
    drawHead(paper, { brand: say('brand'), title: say('title'), logo, contact: [site.contact, site.email] });
    drawFacts(paper, said, order, money, made);
    for (const { sent, lines } of packages) await drawTable(paper, packageTable(said, sent, lines));
    await drawSums(paper, sumsOf(said, order, money));
    drawPolicies(paper, said, policies);
  });
}

/** The invoice's own data on the left, the customer's on the right. */
function drawFacts(paper: Paper, said: Said, order: Order, money: Money, made: Date): void {
  const { say, moment, day, language } = said;
  const { left, y, width } = paper;
  const column = (width - 24) / 2;
  const facts = [
    `${say('number')}: ${order.number}`,
    `${say('placedOn')}: ${moment(order.createdAt)}`,
    `${say('madeOn')}: ${day(made.toISOString())}`,
    `${say('payment')}: ${methodOf(say, order.payment_method)}, ${moneyStateWords[money.state].label[language].toLowerCase()}`,
  ];
  let end = y;
  for (const fact of facts) {
    paper.part('P', () => (end = paper.text(fact, {}, { x: left, y: end, width: column })));
  }
  const customer = { x: left + column + 24, width: column };
  let address = y;
  paper.part('P', () => (address = paper.text(say('address'), { weight: 'bold' }, { ...customer, y })));
  paper.part('P', () => (address = paper.text(order.address_line, {}, { ...customer, y: address })));
  paper.y = Math.max(end, address) + 18;
}

function methodOf(say: Said['say'], method: string): string {
  if (method === paymentMethod.cod) return say('cod');
  return method === paymentMethod.bkash ? say('bkash') : method;
}

function packageTable(said: Said, sent: Package, lines: readonly OrderLine[]): Table {
  const { say, taka, digits, nameOf, language } = said;
  const seller = nameOf(sent.shop as Shop | null) || (sent.vendor as Vendor | null)?.business_name || '';
  const isCanceled = sent.status === packageStatus.canceled;
  return {
    caption: [
      `${say('soldBy')}: ${seller}`,
      `${say('package')} ${sent.tracking_id}`,
      ...(isCanceled ? [say('canceled')] : []),
    ].join(' · '),
    columns: [
      { title: say('product') },
      { title: say('price'), align: 'right' },
      { title: say('pieces'), align: 'right' },
      { title: say('amount'), align: 'right' },
    ],
    rows: lines.map((line) => [
      {
        text: nameOf(line),
        note: [optionText([line.variation1 ?? '', line.variation2 ?? ''], language), line.sku]
          .filter(Boolean)
          .join(' · '),
      },
      taka(line.price),
      digits(line.qty),
      taka(line.total),
    ]),
  };
}

/** The policy texts the order was placed under. */
function drawPolicies(paper: Paper, { say, day, language }: Said, policies: InvoiceData['policies']): void {
  if (policies.length === 0) return;
  const names = policies.map(({ policy, valid_from: from }) =>
    say('policy').replace('{name}', policyFields[policy].label[language]).replace('{day}', day(from)),
  );
  const place = { x: paper.left, y: paper.y + 14, width: paper.width };
  const line = `${say('under')}: ${names.join(' · ')}`;
  paper.part('P', () => (paper.y = paper.text(line, { size: 8.5, color: gray }, place)));
}

function sumsOf({ say, taka, language }: Said, order: Order, money: Money): Sum[] {
  return [
    { label: say('subtotal'), amount: taka(order.subtotal) },
    ...(order.coupon_amount > 0
      ? [{ label: `${say('coupon')} (${order.coupon_code ?? ''})`, amount: taka(-order.coupon_amount) }]
      : []),
    { label: say('delivery'), amount: taka(order.delivery_charge) },
    { label: say('total'), amount: taka(order.total), isTotal: true },
    ...moneyRows(order.total, money).map(({ label, amount }) => ({ label: label[language], amount: taka(amount) })),
  ];
}
