/** A limited number at once; others wait in a queue of limited length. Nobody takes more than a share of it. */

export type TurnRules = {
  atOnce: number;
  /** The length of the queue. */
  waiting: number;
  /** The number of one visitor's tasks that may be running or waiting. */
  perVisitor: number;
  patienceMs: number;
};

/** There is no room, or the turn did not come in time. */
export class Crowded extends Error {
  override readonly name = 'Crowded';
}

type Waiter = { visitor: string; start: () => void };

export class Turns {
  private readonly working = new Map<string, number>();
  private readonly queued = new Map<string, number>();
  private line: Waiter[] = [];
  private busy = 0;

  constructor(private readonly rules: TurnRules) {}

  /** Does the work when its turn comes. Throws `Crowded` when it does not come. */
  async run<T>(visitor: string, work: () => Promise<T>): Promise<T> {
    await this.wait(visitor);
    try {
      return await work();
    } finally {
      change(this.working, visitor, -1);
      this.busy -= 1;
      this.next();
    }
  }

  private wait(visitor: string): Promise<void> | undefined {
    if (this.busy < this.rules.atOnce) {
      this.begin(visitor);
      return undefined;
    }
    const own = (this.working.get(visitor) ?? 0) + (this.queued.get(visitor) ?? 0);
    if (own >= this.rules.perVisitor || this.line.length >= this.rules.waiting) throw new Crowded();
    change(this.queued, visitor, 1);
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(late);
        change(this.queued, visitor, -1);
        this.line = this.line.filter((each) => each !== waiter);
      };
      const waiter: Waiter = { visitor, start: () => (leave(), resolve()) };
      const late = setTimeout(() => (leave(), reject(new Crowded())), this.rules.patienceMs);
      this.line.push(waiter);
    });
  }

  /** The visitor with the fewest running tasks comes first; in a tie, the one who came first. */
  private next(): void {
    if (this.busy >= this.rules.atOnce) return;
    const [first, ...others] = this.line;
    if (!first) return;
    const share = ({ visitor }: Waiter) => this.working.get(visitor) ?? 0;
    const chosen = others.reduce((best, each) => (share(each) < share(best) ? each : best), first);
    this.begin(chosen.visitor);
    chosen.start();
  }

  private begin(visitor: string): void {
    this.busy += 1;
    change(this.working, visitor, 1);
  }
}

function change(counts: Map<string, number>, key: string, by: number): void {
  const count = (counts.get(key) ?? 0) + by;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}
