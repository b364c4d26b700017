import { createLocalReq, type Payload } from 'payload';
import { openCtx, runQueuedJobs } from '../openCtx';
import { queueMessage } from './queueMessage';
import { writeMessage } from './writeMessage';

/**
 * Sends mail of the CMS itself (a forgotten password) through the same queue as other messages: recorded, retried, its
 * link left out of the record. Nothing waits for it: the CMS sends in the middle of its own transaction, and a slow
 * mail server would hold up every other write.
 */
export async function queueCmsMail(
  payload: Payload,
  mail: { to: string; subject: string; text: string },
): Promise<void> {
  try {
    const ctx = openCtx(await createLocalReq({}, payload));
    const [link, secretPart] = /https?:\/\/[^\s"<]*\/reset\/([\da-f]{20,})/.exec(mail.text) ?? [];
    // The person's language is not known here.
    const written = link ? await writeMessage(ctx, 'reset_mail', { bn: { link }, en: { link } }) : null;
    await queueMessage(ctx, {
      channel: 'mail',
      ...mail,
      ...written,
      purpose: 'reset',
      ...(secretPart ? { secretPart } : {}),
    });
    runQueuedJobs(ctx);
  } catch (err) {
    payload.logger.error({ err }, 'a mail of the CMS could not be queued');
  }
}
