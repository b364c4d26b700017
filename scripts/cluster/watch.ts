/** What people see during a fault: answers by status, answers that must not occur, and the longest wait. */
import type { Seen } from '../crash/world';

/** A refusal by a rule of the shop: sold out, moved by somebody else, an empty cart. */
const REFUSALS = new Set([404, 409, 422]);
const SHOWN = 5;

export class Watch {
  readonly byStatus = new Map<string, number>();
  readonly wrong = new Map<string, number>();
  longestMs = 0;

  readonly see = ({ method, path, http, why, mayComeBack, ms }: Seen): void => {
    const status = http === null ? 'cut off' : String(http);
    add(this.byStatus, status);
    this.waited(ms);
    const isFine = http !== null && (http < 400 || REFUSALS.has(http) || (http === 503 && mayComeBack));
    if (!isFine) add(this.wrong, `${status} ${method} ${path.replace(/\d{4,}/g, '…').slice(0, 60)} ${why}`);
  };

  /** The time from the first attempt to a real answer. */
  readonly waited = (ms: number): void => void (this.longestMs = Math.max(this.longestMs, ms));

  get answers(): string {
    const sorted = [...this.byStatus].sort(([one], [other]) => one.localeCompare(other));
    return sorted.map(([status, times]) => `${status}: ${times}`).join(', ');
  }

  get errors(): string[] {
    return [...this.wrong].slice(0, SHOWN).map(([what, times]) => `${times} × ${what}`);
  }
}

const add = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
