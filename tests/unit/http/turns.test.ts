import { Crowded, Turns } from '../../../http/turns';

const rules = { atOnce: 2, waiting: 4, perVisitor: 3, patienceMs: 10_000 };

/** Work that ends on demand. */
function held() {
  let end!: () => void;
  const until = new Promise<void>((resolve) => (end = resolve));
  return { end, work: () => until };
}
const soon = () => new Promise((resolve) => setImmediate(resolve));

test('up to the limit run at once, the others wait', async () => {
  const turns = new Turns(rules);
  const done: string[] = [];
  const jobs = ['a', 'b', 'c'].map((visitor) => ({ visitor, ...held() }));
  const runs = jobs.map(({ visitor, work }) => turns.run(visitor, () => (done.push(`${visitor} begins`), work())));
  await soon();
  expect(done).toEqual(['a begins', 'b begins']);
  jobs[0]!.end();
  await runs[0];
  await soon();
  expect(done).toEqual(['a begins', 'b begins', 'c begins']);
  jobs[1]!.end();
  jobs[2]!.end();
  await Promise.all(runs);
});

test('nobody has more than a share of the queue, and the queue is bounded', async () => {
  const turns = new Turns(rules);
  const job = held();
  const runs = [1, 2, 3].map(() => turns.run('greedy', job.work));
  await expect(turns.run('greedy', job.work)).rejects.toThrow(Crowded);
  runs.push(turns.run('modest', job.work), turns.run('other', job.work), turns.run('third', job.work));
  await expect(turns.run('fourth', job.work)).rejects.toThrow(Crowded);
  job.end();
  await Promise.all(runs);
  await expect(turns.run('greedy', async () => 'again')).resolves.toBe('again');
});

test('a visitor with nothing running goes before one who has something running', async () => {
  const turns = new Turns({ ...rules, atOnce: 2 });
  const order: string[] = [];
  const [first, second] = [held(), held()];
  const runs = [turns.run('greedy', first.work), turns.run('greedy', second.work)];
  runs.push(
    turns.run('greedy', async () => void order.push('greedy')),
    turns.run('modest', async () => void order.push('modest')),
  );
  first.end();
  await runs[0];
  await soon();
  second.end();
  await Promise.all(runs);
  expect(order).toEqual(['modest', 'greedy']);
});

test('a waiter that times out is refused, and takes no slot later', async () => {
  const turns = new Turns({ ...rules, atOnce: 1, patienceMs: 20 });
  const job = held();
  const run = turns.run('a', job.work);
  let began = false;
  await expect(turns.run('b', async () => void (began = true))).rejects.toThrow(Crowded);
  job.end();
  await run;
  await soon();
  expect(began).toBe(false);
});

test('a slot is released after failed work', async () => {
  const turns = new Turns({ ...rules, atOnce: 1 });
  await expect(turns.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(turns.run('a', async () => 'fine')).resolves.toBe('fine');
});
