/** Staff notes about a record: only added, never changed. */
import { z } from 'zod';
import { id, instant, personName } from './shapes';

/** A note under its own name in the reference. */
export const staffNote = (name: string, description: string) =>
  z
    .strictObject({
      id,
      text: z.string().describe('What was written.'),
      author: personName.describe('Who wrote it; empty when the account was deleted.'),
      actor_role: z.string(),
      created_at: instant,
    })
    .meta({ id: name, description });
