import type { Id } from '../../domain/ids';
import type { Notice } from '../notifications/notice';

/** What each job that a service queues is given. Queueing one with anything else does not compile. */
export type JobInputs = {
  sendMessage: { message: string; sealed: string };
  broadcast: { broadcast: string };
  notices: Notice;
  importProducts: { import: string };
  clearSignInLock: { id: Id; email: string };
};
