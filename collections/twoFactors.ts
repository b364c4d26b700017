import type { CollectionConfig } from 'payload';
import { closed } from './access/rules';
import { counter, labels, line, one } from './fields/values';

/** The second step of an account's sign-in. Nobody may read it: the secret is encrypted, recovery codes are hashed. */
export const twoFactors: CollectionConfig = {
  slug: 'two-factors',
  labels: labels({ en: 'Second step', 'bn-BD': 'দ্বিতীয় ধাপ' }, { en: 'Second steps', 'bn-BD': 'দ্বিতীয় ধাপ' }),
  admin: { hidden: true },
  access: closed,
  fields: [
    one('user', 'users', { required: true, unique: true }),
    /** In use since `on_since`; empty: not turned on. */
    line('secret', 300),
    { name: 'on_since', type: 'date' },
    /** Offered, and waiting for its first code. */
    line('offered', 300),
    { name: 'offered_at', type: 'date' },
    /** The 30-second step of the last accepted code: it and earlier ones cannot be used again. */
    counter('last_step'),
    { name: 'recovery', type: 'json' },
    /** Incremented with every used recovery code: of two concurrent uses one succeeds. */
    counter('recovery_round'),
  ],
};
