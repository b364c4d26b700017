import { questions, type QuestionRow } from '../questions';
import type { People } from './people';
import type { Doc, Store } from './store';

/** Questions to vendors with their messages; existing ones are left alone. */
export async function loadQuestions(store: Store, people: People): Promise<void> {
  const known = await store.by('questions', 'subject_key');
  const packages = await store.by('packages', 'tracking_id');
  const lines = [...(await store.by('order-lines', 'id')).values()];
  await store.together(async () => {
    for (const row of questions) {
      const sent = packages.get(row.tracking_id);
      const product = lines.find((line) => line.tracking_id === row.tracking_id)?.product;
      if (!sent || !product) continue;
      const customer = people.get(row.customer)!;
      const about = row.about === 'product' ? product : sent.id;
      const key = `${customer.id} ${row.about} ${String(about)}`;
      if (!known.has(key)) await loadQuestion(store, row, key, { customer, sent, product });
    }
  });
}

type Parts = { customer: Doc; sent: Doc; product: unknown };

async function loadQuestion(store: Store, row: QuestionRow, key: string, { customer, sent, product }: Parts) {
  const at = (days: number) => store.daysAgo(days).toISOString();
  const [first, last] = [row.messages[0]!, row.messages.at(-1)!];
  const isOfProduct = row.about === 'product';
  const sides = { customer: customer.id, vendor: sent.vendor };
  const question = await store.write('questions', {
    ...sides,
    subject_key: key,
    product: isOfProduct ? product : null,
    package: isOfProduct ? null : sent.id,
    tracking_id: isOfProduct ? '' : row.tracking_id,
    closed: row.closed ?? 0,
    messages: row.messages.length,
    last_text: last.text.normalize('NFC'),
    last_by_vendor: last.by === 'vendor' ? 1 : 0,
    last_at: at(last.days),
    customer_unread: row.unread === 'customer' ? 1 : 0,
    vendor_unread: row.unread === 'vendor' ? 1 : 0,
    createdAt: at(first.days),
    updatedAt: at(last.days),
  });
  for (const { by, days, text } of row.messages)
    await store.write('question-messages', {
      ...sides,
      question: question.id,
      by_vendor: by === 'vendor' ? 1 : 0,
      text: text.normalize('NFC'),
      createdAt: at(days),
      updatedAt: at(days),
    });
}
