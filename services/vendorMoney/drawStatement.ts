/** Draws a vendor's statement, or a part of it, in one language. */
import { percentOf } from '../../domain/fields/rates';
import { ledgerEvents } from '../../domain/ledger/eventNames';
import { payoutReference } from '../../domain/payouts/statuses';
import { written } from '../../domain/text/written';
import { commissionReason, statementWords, type StatementWord } from '../../domain/vendorMoney/words';
import type { Shop, SiteInformation, Vendor } from '../../payload-types';
import type { Language } from '../ctx';
import { drawHead } from '../invoices/drawHead';
import { invoiceWord } from '../invoices/invoiceWords';
import { gray, makePaper, type Paper } from '../pdf/paper';
import { drawSums, drawTable, type Cell, type Sum, type Table } from '../pdf/table';
import type { SoldLine } from './explainLines';
import type { Movement, Statement } from './readStatement';

type Given = {
  statement: Pick<Statement, 'opening' | 'closing' | 'totals' | 'movements'>;
  vendor: Pick<Vendor, 'name' | 'business_name'>;
  shop: Pick<Shop, 'name' | 'name_bn'> | null;
  site: Pick<SiteInformation, 'contact' | 'email'>;
  logo: Buffer | null;
  /** Which part of how many; a part other than the last ends with what it carries over. */
  place: { part: number; parts: number };
  /** YYYY-MM-DD. */
  days: { from: string; to: string };
  made: Date;
  language: Language;
};
type Said = { say: (word: StatementWord) => string; language: Language } & (typeof written)['en'];

/** Returns the bytes of the PDF file. */
export function drawStatement(given: Given): Promise<Buffer> {
  const { statement, site, logo, made, language } = given;
  const said: Said = { ...written[language], language, say: (word) => statementWords[word][language] };
  const { say, digits } = said;
  const brand = invoiceWord('brand', language);
  const { part, parts } = given.place;
  const placed = parts > 1 ? ` · ${say('part').replace('{part}', digits(part)).replace('{parts}', digits(parts))}` : '';
  const title = `${say('title')} ${periodOf(said, given.days)}${placed}`;
  const facts = {
    title: `${title} · ${brand}`,
    language,
    author: brand,
    made,
    runningHead: `${brand} · ${given.vendor.business_name} · ${title}`,
    foot: (page: number, pages: number) =>
      `${title} · ${say('page').replace('{page}', digits(page)).replace('{pages}', digits(pages))}`,
  };
  return makePaper(facts, async (paper) => {
    drawHead(paper, { brand, title: say('title'), logo, contact: [site.contact, site.email] });
    drawFacts(paper, said, given);
    if (statement.movements.length > 0) await drawTable(paper, movementTable(said, statement, part));
    else paper.part('P', () => (paper.y = paper.text(say('nothing'), { color: gray }) + 12));
    await drawSums(paper, part < parts ? carriedOf(said, statement) : sumsOf(said, statement));
  });
}

/** A day in Dhaka as people write it. */
const dayOf = ({ digits }: Said, day: string): string => digits(day.split('-').reverse().join('/'));

const periodOf = (said: Said, { from, to }: Given['days']): string =>
  said.say('days').replace('{from}', dayOf(said, from)).replace('{to}', dayOf(said, to));

function drawFacts(paper: Paper, said: Said, { vendor, shop, days, made }: Given): void {
  const { say, day, nameOf } = said;
  const facts = [
    `${say('vendor')}: ${vendor.business_name}, ${vendor.name}`,
    ...(shop ? [`${say('shop')}: ${nameOf(shop)}`] : []),
    `${say('period')}: ${periodOf(said, days)}`,
    `${say('madeOn')}: ${day(made.toISOString())}`,
  ];
  for (const fact of facts) paper.part('P', () => (paper.y = paper.text(fact, {})));
  paper.y += 14;
}

const columns = ['goods', 'coupon', 'commission', 'amount', 'balance'] as const;

/** A later part begins with the balance that the one before has carried over. */
function movementTable(said: Said, { opening, movements }: Given['statement'], part: number): Table {
  const { say, taka } = said;
  const [first] = movements;
  const begin: Cell[] =
    part > 1 && first
      ? [say('carried'), '', '', '', '', taka(first.balance - first.amount)]
      : [say('opening'), '', '', '', '', taka(opening)];
  return {
    columns: [{ title: say('movement') }, ...columns.map((word) => ({ title: say(word), align: 'right' as const }))],
    rows: [begin, ...movements.map((movement) => movementRow(said, movement))],
  };
}

function movementRow(said: Said, movement: Movement): Cell[] {
  const { taka, day, language, say } = said;
  const { parts, order_number: order, tracking_id: tracking, payout_id: payout, at, event } = movement;
  const shown = (amount: number) => (amount === 0 ? '' : taka(amount));
  const about = [
    ...(order === null ? [] : [`${say('order')} ${order}`]),
    tracking,
    movement.reference,
    movement.note,
    ...movement.lines.map((line) => lineText(said, line)),
    payout === null ? '' : `${say('payout')} ${payoutReference(payout)}`,
    ...(parts.returned !== 0 && movement.kind === 'earning' ? [`${say('returns')} ${taka(parts.returned)}`] : []),
  ];
  return [
    { text: `${day(at)} · ${ledgerEvents[event][language]}`, note: about.filter(Boolean).join(' · ') },
    // Returned goods have the column of sold ones: the parts of a row sum to its amount.
    shown(movement.kind === 'return' ? parts.returned : parts.goods),
    shown(parts.coupon),
    shown(parts.commission),
    taka(movement.amount),
    taka(movement.balance),
  ];
}

/** `Cotton panjabi, 2 × ৳1,250, 10% (your rate): ৳250`. */
function lineText({ nameOf, digits, taka, language }: Said, line: SoldLine): string {
  const reason = commissionReason(line.scope);
  const rate = reason ? `, ${digits(percentOf(line.rate))}% (${reason[language]}): ${taka(line.commission)}` : '';
  return `${nameOf(line)}, ${digits(line.qty)} × ${taka(line.price)}${rate}`;
}

const carriedOf = ({ say, taka }: Said, { movements }: Given['statement']): Sum[] => [
  { label: say('carriedOver'), amount: taka(movements.at(-1)?.balance ?? 0), isTotal: true },
];

function sumsOf({ say, taka }: Said, { opening, closing, totals }: Given['statement']): Sum[] {
  const optional = (label: StatementWord, amount: number): Sum[] =>
    amount === 0 ? [] : [{ label: say(label), amount: taka(amount) }];
  return [
    { label: say('opening'), amount: taka(opening) },
    { label: say('earned'), amount: taka(totals.earned) },
    ...optional('returned', totals.returned),
    ...optional('paidOut', totals.paid_out),
    ...optional('adjusted', totals.adjusted),
    { label: say('closing'), amount: taka(closing), isTotal: true },
  ];
}
