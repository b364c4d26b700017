import type { Id } from '../../domain/ids';
import type { Notice } from '../notifications/notice';

/** The input of each job that a service queues. Queueing one with anything else does not compile. */
export type JobInputs = {
  sendMessage: { message: string; sealed: string };
  broadcast: { broadcast: string };
  notices: Notice;
  textVendor: { question: string };
  importProducts: { import: string };
  /** `by`: the person who has them sent. */
  sendPayouts: { run: string; by: string };
  clearSignInLock: { id: Id; email: string };
};
