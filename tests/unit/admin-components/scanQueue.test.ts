/** Scans in their order: none is lost, none is made twice, and what cannot be sent waits. */
import {
  cleaned,
  linesOf,
  MOST_DONE,
  TWICE_MS,
  type Scan,
} from '../../../admin-components/screens/packages/scan/scanLog';
import { createScanQueue, type Answer } from '../../../admin-components/screens/packages/scan/scanQueue';

/** A browser of its own: storage, clock and timers in the hands of the test. */
function desk(kept: { text: string | null } = { text: null }) {
  const sent: Scan[] = [];
  let now = 1_000_000;
  let later: (() => void) | null = null;
  let server: (scan: Scan) => Answer | Promise<Answer> = () => ({ state: 'moved' });
  const queue = createScanQueue({
    send: async (scan) => {
      sent.push(scan);
      return server(scan);
    },
    read: () => kept.text,
    write: (text) => (kept.text = text),
    now: () => now,
    after: (_ms, act) => (later = act),
  });
  const settled = async () => {
    for (let turn = 0; turn < 500; turn += 1) await Promise.resolve();
  };
  return {
    queue,
    kept,
    sent,
    settled,
    pass: (ms: number) => (now += ms),
    answer: (next: typeof server) => (server = next),
    retry: async () => {
      later?.();
      await settled();
    },
    states: () => queue.view().log.scans.map(({ code, state }) => `${code} ${state}`),
  };
}

const codes = (count: number) => Array.from({ length: count }, (_, index) => `CODE${100 + index}`);

describe('the scans of a queue', () => {
  it('are answered also where nothing of them can be a code, and not sent', async () => {
    const { queue, sent, settled, states } = desk();
    queue.add(' চাল 😀 ', 4);
    queue.add('   ', 4);
    await settled();
    expect(states()).toEqual(['চাল 😀 unknown']);
    expect(sent).toEqual([]);
    expect(queue.view().log.counts).toEqual({ moved: 0, refused: 1 });
  });

  it('are sent one after another, in the order in which they came', async () => {
    const { queue, sent, settled, answer } = desk();
    let running = 0;
    let most = 0;
    answer(async () => {
      most = Math.max(most, ++running);
      await Promise.resolve();
      running -= 1;
      return { state: 'moved' };
    });
    codes(60).forEach((code) => queue.add(code, 4));
    await settled();
    expect(sent.map(({ code }) => code)).toEqual(codes(60));
    expect(most).toBe(1);
    expect(queue.view().log.counts).toEqual({ moved: 60, refused: 0 });
  });

  it('wait while there is no connection, and are sent with the same keys when it is back', async () => {
    const { queue, sent, settled, answer, retry, states } = desk();
    answer(() => 'offline');
    codes(3).forEach((code) => queue.add(code, 4));
    await settled();
    expect(queue.view().trouble).toBe('offline');
    expect(states()).toEqual(['CODE102 waiting', 'CODE101 waiting', 'CODE100 waiting']);
    const key = sent[0]!.key;
    answer(() => ({ state: 'moved' }));
    await retry();
    expect(queue.view().trouble).toBeNull();
    expect(states()).toEqual(['CODE102 moved', 'CODE101 moved', 'CODE100 moved']);
    expect(sent[1]!.key).toBe(key);
  });

  it('outlive a reload, and those of another tab are not written over', async () => {
    const kept = { text: null as string | null };
    const [before, other] = [desk(kept), desk(kept)];
    before.answer(() => 'offline');
    other.answer(() => 'offline');
    before.queue.add('CODE1', 4);
    other.queue.add('CODE2', 4);
    before.queue.add('CODE3', 4);
    await before.settled();
    const after = desk(kept);
    after.queue.resume();
    await after.settled();
    expect(after.sent.map(({ code }) => code).sort()).toEqual(['CODE1', 'CODE2', 'CODE3']);
    expect(JSON.parse(kept.text!).scans.every(({ state }: Scan) => state === 'moved')).toBe(true);
  });

  it('are recognised when they come twice within a moment, and asked again later', async () => {
    const { queue, sent, settled, pass, states } = desk();
    queue.add('CODE1', 4);
    queue.add(' code1 ', 4);
    await settled();
    expect(states()).toEqual(['CODE1 repeat', 'CODE1 moved']);
    pass(TWICE_MS + 1);
    queue.add('CODE1', 4);
    await settled();
    expect(sent).toHaveLength(2);
  });

  it('are sent again after another queue was visited, where the package can have moved on', async () => {
    const { queue, sent, settled, pass } = desk();
    queue.enter();
    queue.add('CODE1', 4);
    await settled();
    pass(1_000);
    queue.enter();
    queue.add('CODE1', 4);
    await settled();
    expect(sent).toHaveLength(2);
  });

  it('may be made again at once after they were taken back', async () => {
    const { queue, sent, settled } = desk();
    const scan = queue.add('CODE1', 4)!;
    await settled();
    queue.settle(scan.key, { state: 'undone', status: 3 });
    expect(queue.view().log.counts).toEqual({ moved: 0, refused: 0 });
    queue.add('CODE1', 4);
    await settled();
    expect(sent).toHaveLength(2);
    expect(queue.view().log.counts).toEqual({ moved: 1, refused: 0 });
  });

  it('keep the warehouse that was chosen, and may be made again for another one', async () => {
    const { queue, sent, settled, answer, retry } = desk();
    answer(() => 'offline');
    queue.add('CODE1', 4, { within: '7' });
    queue.add('CODE1', 4, { within: '8' });
    queue.add('CODE1', 4, { within: '8' });
    await settled();
    answer(({ within }) =>
      within === '8' ? { state: 'moved' } : { state: 'refused', reason: 'elsewhere', warehouse: 'Sylhet' },
    );
    await retry();
    expect(sent.map(({ within }) => within)).toEqual(['7', '7', '8']);
    expect(queue.view().log.scans.map(({ state }) => state)).toEqual(['repeat', 'moved', 'refused']);
  });

  it('are counted beyond what the list keeps, and only the answered ones are dropped', async () => {
    const { queue, settled, answer } = desk();
    answer(({ code }) => (code === 'CODE100' ? { state: 'unknown' } : { state: 'moved' }));
    codes(MOST_DONE + 20).forEach((code) => queue.add(code, 4));
    await settled();
    expect(queue.view().log.counts).toEqual({ moved: MOST_DONE + 19, refused: 1 });
    expect(queue.view().log.scans).toHaveLength(MOST_DONE);
    answer(() => 'offline');
    codes(MOST_DONE + 20).forEach((code) => queue.add(`L${code}`, 4));
    await settled();
    expect(queue.view().log.scans.filter(({ state }) => state === 'waiting')).toHaveLength(MOST_DONE + 20);
  });
});

describe('what is typed', () => {
  it('may have spaces, lower case and Bangla digits', () => {
    expect(cleaned(' htdemo ০০১২৩৪ ')).toBe('HTDEMO001234');
    expect(cleaned('<script>')).toBe('SCRIPT');
  });

  it('is taken line by line, and what is not finished stays', () => {
    expect(linesOf('ht1\nht2\r\n\nht')).toEqual({ codes: ['HT1', 'HT2'], rest: 'ht' });
    // What holds nothing of a code is handed on as well: it is to be answered.
    expect(linesOf(' চাল 😀 \n \nht2\n')).toEqual({ codes: ['চাল 😀', 'HT2'], rest: '' });
    expect(linesOf('ht1')).toEqual({ codes: [], rest: 'ht1' });
  });
});
