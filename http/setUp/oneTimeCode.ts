import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { plainSetUpCode, setUpCodeTries } from '../../domain/setUpCode';

/** The code of this process. Only its hash is kept in memory, with a key that exists nowhere else. */
export class OneTimeCode {
  private readonly key = randomBytes(32);
  private readonly kept: Buffer;
  private wrong = 0;

  constructor(code: string) {
    this.kept = this.hash(code);
  }

  /** Unusable after too many wrong codes. */
  get isVoid(): boolean {
    return this.wrong >= setUpCodeTries;
  }

  /** Whether the code is right. A wrong one is counted. */
  isRight(typed: string): boolean {
    if (this.isVoid) return false;
    if (timingSafeEqual(this.kept, this.hash(typed))) return true;
    this.wrong += 1;
    return false;
  }

  private hash(code: string): Buffer {
    return createHmac('sha256', this.key).update(plainSetUpCode(code)).digest();
  }
}
