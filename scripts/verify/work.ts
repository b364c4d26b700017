/** Messages, stored answers and jobs: nothing lost, duplicated or stuck. */
import type { Findings } from './checks';
import { day, groupBy, num, ref, type Id, type Reader, type Row } from './reader';

const MINUTE_MS = 60_000;
/** A call to a gateway ends within two minutes; work left by a dead process is resumed within fifteen. */
const SENDING_MS = 20 * MINUTE_MS;
const PROCESSING_MS = 30 * MINUTE_MS;
const MAX_TRIES = 5;

export async function checkAnswers(reader: Reader, findings: Findings): Promise<void> {
  for await (const all of reader.pages('idempotency-keys', ['user', 'answer'])) {
    // Other calls than orders keep their answer as a `value`.
    // Empty answers (a step in the cart) are stored as {}.
    const keys = all.filter(
      ({ answer }) => !Object.hasOwn(answer ?? {}, 'value') && Object.keys(answer ?? {}).length > 0,
    );
    const answers = keys.map(
      (key) => (key.answer ?? {}) as { order_number?: number; total?: number; tracking_ids?: string[] },
    );
    const orders = new Map(
      (
        await reader.of(
          'orders',
          'number',
          answers.map((answer) => answer.order_number),
          ['customer', 'total'],
        )
      ).map((order) => [order.number, order]),
    );
    const packages = groupBy(
      await reader.of(
        'packages',
        'order',
        [...orders.values()].map(({ id }) => id),
        ['tracking_id'],
      ),
      'order',
    );
    for (const [place, key] of keys.entries()) {
      const answer = answers[place]!;
      const order = orders.get(answer.order_number);
      const sent = (packages.get(String(order?.id)) ?? []).map((one) => ref(one.tracking_id)).sort();
      const same =
        order !== undefined &&
        ref(order.customer) === ref(key.user) &&
        order.total === answer.total &&
        sent.join() === [...(answer.tracking_ids ?? [])].sort().join();
      findings.expect(
        'answer/order',
        `kept answer ${key.id}`,
        same,
        order ? `says ${answer.total} for ${answer.tracking_ids?.join(' ')}` : `no order ${answer.order_number}`,
      );
    }
  }
}

const ORDER_LINK = /^\/admin\/order-details\/(\d+)$/;
const PACKAGE_LINK = /^\/account\/order-details\/(\w+)$/;
const PEOPLE_AT_ONCE = 100;

/** People may clear their notifications, so fewer are fine; more than there were events are not. */
export async function checkNotices(reader: Reader, findings: Findings): Promise<void> {
  for await (const users of reader.pages('users', [], {}, PEOPLE_AT_ONCE)) {
    const counts = new Map<string, { link: string; count: number }>();
    const where = { user: { in: users.map(({ id }) => id) } };
    for await (const page of reader.pages('notifications', ['user', 'link'], where)) {
      for (const notice of page) {
        const link = ref(notice.link);
        if (!ORDER_LINK.test(link) && !PACKAGE_LINK.test(link)) continue;
        const key = `${ref(notice.user)} ${link}`;
        counts.set(key, { link, count: (counts.get(key)?.count ?? 0) + 1 });
      }
    }
    const tracking = [...counts.values()]
      .map(({ link }) => PACKAGE_LINK.exec(link)?.[1])
      .filter((id) => id !== undefined);
    const moves = groupBy(await reader.of('package-events', 'tracking_id', tracking, ['from']), 'tracking_id');
    const canceled = await canceledByCustomers(
      reader,
      [...counts.values()].map(({ link }) => Number(ORDER_LINK.exec(link)?.[1])).filter((number) => number > 0),
    );
    for (const [key, { link, count }] of counts) {
      const own = PACKAGE_LINK.exec(link)?.[1];
      // The first event is the order itself: the vendor is notified of it, not the customer.
      const most =
        own === undefined
          ? 1 + Number(canceled.has(Number(ORDER_LINK.exec(link)?.[1])))
          : Math.max(0, (moves.get(own)?.length ?? 0) - 1);
      findings.expect('notice/once', `user ${key}`, count <= most, `${count} notices, ${most} things to tell`);
    }
  }
}

/** Orders with packages canceled by their customer: their vendors, with one package each, were notified of that too. */
async function canceledByCustomers(reader: Reader, numbers: readonly number[]): Promise<Set<number>> {
  const packages = await reader.of('packages', 'order_number', numbers, ['order_number', 'tracking_id']);
  const tracking = packages.map(({ tracking_id: id }) => id);
  const events = await reader.of('package-events', 'tracking_id', tracking, ['from', 'actor_role', 'tracking_id']);
  const canceled = new Set(
    events.filter((one) => one.actor_role === 'customer' && (one.from ?? null) !== null).map((one) => one.tracking_id),
  );
  return new Set(packages.filter((one) => canceled.has(one.tracking_id)).map((one) => num(one.order_number)));
}

export async function checkMessages(reader: Reader, findings: Findings, now: number): Promise<void> {
  const waiting = await atWork(reader, 'sendMessage', 'message');
  for await (const page of reader.pages('messages', ['status', 'tries', 'sent_at', 'updatedAt'])) {
    for (const message of page) {
      const id = `message ${message.id}`;
      const fine =
        (message.status !== 'sent' || Boolean(message.sent_at)) &&
        num(message.tries) <= MAX_TRIES &&
        (message.status !== 'sending' || now - day(message.updatedAt) < SENDING_MS);
      findings.expect(
        'message/state',
        id,
        fine,
        `${ref(message.status)} after ${message.tries} tries, ${ref(message.updatedAt)}`,
      );
      if (message.status === 'queued')
        findings.expect('message/job', id, waiting.has(String(message.id)), 'queued, and no job has it');
    }
  }
}

export async function checkBroadcasts(reader: Reader, findings: Findings): Promise<void> {
  const working = await atWork(reader, 'broadcast', 'broadcast');
  for await (const page of reader.pages('broadcasts', ['kind', 'status', 'done', 'also_email'], {}, 50)) {
    for (const broadcast of page) {
      if (broadcast.status !== 'finished')
        findings.expect(
          'broadcast/job',
          `broadcast ${broadcast.id}`,
          working.has(String(broadcast.id)),
          `${ref(broadcast.status)}, and no job has it`,
        );
      const channel = broadcast.kind === 'sms' ? 'sms' : broadcast.also_email === 1 ? 'mail' : null;
      if (!channel) continue;
      const { people, messages } = await countBatch(reader, broadcast, channel);
      const fits = messages === people && messages === broadcast.done;
      findings.expect(
        'broadcast/once',
        `broadcast ${broadcast.id}`,
        fits,
        `${broadcast.done} reached, ${messages} messages to ${people} people`,
      );
    }
  }
}

/** The subjects of a task's unfinished jobs. */
async function atWork(reader: Reader, task: string, about: string): Promise<Set<string>> {
  const found = new Set<string>();
  for await (const page of reader.pages('payload-jobs', ['input', 'completedAt'], { taskSlug: { equals: task } })) {
    for (const job of page) if (!job.completedAt) found.add(String((job.input as Record<string, Id> | null)?.[about]));
  }
  return found;
}

const actions = { creates: 'create', updates: 'update', same: 'same', wrong: 'wrong' } as const;

export async function checkImports(reader: Reader, findings: Findings): Promise<void> {
  const working = await atWork(reader, 'importProducts', 'import');
  for await (const page of reader.pages('product-imports', ['status', 'total', ...Object.keys(actions)], {}, 20)) {
    const lines = groupBy(
      await reader.of(
        'product-import-lines',
        'import',
        page.map(({ id }) => id),
        ['action', 'state'],
      ),
      'import',
    );
    for (const record of page) {
      const own = lines.get(String(record.id)) ?? [];
      const counted = Object.entries(actions).every(
        ([field, action]) => record[field] === own.filter((line) => line.action === action).length,
      );
      const waiting = own.filter((line) => line.state === 'waiting').length;
      const goesOn =
        record.status === 'running' ? working.has(String(record.id)) : record.status !== 'finished' || waiting === 0;
      findings.expect(
        'import/lines',
        `import ${record.id}`,
        counted && record.total === own.length && goesOn,
        `${ref(record.status)}, ${own.length} lines of ${record.total}, ${waiting} wait`,
      );
    }
  }
}

/** Rows come grouped by person, so that nobody has to be remembered. */
async function countBatch(
  reader: Reader,
  broadcast: Row,
  channel: string,
): Promise<{ people: number; messages: number }> {
  const where = { and: [{ batch: { equals: `broadcast-${broadcast.id}` } }, { channel: { equals: channel } }] };
  let people = 0;
  let messages = 0;
  let last = '';
  for (let page = 1; ; page += 1) {
    const found = await reader.find('messages', ['to'], where, { sort: ['to', 'id'], limit: 1_000, page });
    for (const { to } of found) {
      messages += 1;
      if (to !== last) people += 1;
      last = ref(to);
    }
    if (found.length < 1_000) return { people, messages };
  }
}

export async function checkJobs(reader: Reader, findings: Findings, now: number): Promise<void> {
  for await (const page of reader.pages('payload-jobs', ['processing', 'taskSlug', 'updatedAt'])) {
    for (const job of page) {
      const fine = job.processing !== true || now - day(job.updatedAt) < PROCESSING_MS;
      findings.expect('job/stuck', `job ${job.id}`, fine, `${ref(job.taskSlug)} since ${ref(job.updatedAt)}`);
    }
  }
}
