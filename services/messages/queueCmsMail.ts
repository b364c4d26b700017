import { createLocalReq, type Payload } from 'payload';
import { openCtx, runQueuedJobs } from '../openCtx';
import { queueMessage } from './queueMessage';

/**
 * A mail of the CMS itself (a forgotten password) goes the way of all messages: recorded, retried, its link kept from the
 * record. Nobody waits for it: the CMS asks in the middle of its own transaction, and a mail server that is slow would hold
 * up every other write.
 */
export async function queueCmsMail(
  payload: Payload,
  mail: { to: string; subject: string; text: string },
): Promise<void> {
  try {
    const ctx = openCtx(await createLocalReq({}, payload));
    const secretPart = /\/reset\/([\da-f]{20,})/.exec(mail.text)?.[1];
    await queueMessage(ctx, { channel: 'mail', ...mail, purpose: 'reset', ...(secretPart ? { secretPart } : {}) });
    runQueuedJobs(ctx);
  } catch (err) {
    payload.logger.error({ err }, 'a mail of the CMS could not be queued');
  }
}
