import type { CollectionConfig } from 'payload';
import { nobody } from './access/rules';
import { counter, labels, line, one } from './fields/values';

/** The second step of an account's sign-in. Nobody reads it: the secret is sealed, recovery codes are hashes. */
export const twoFactors: CollectionConfig = {
  slug: 'two-factors',
  labels: labels({ en: 'Second step', 'bn-BD': 'দ্বিতীয় ধাপ' }, { en: 'Second steps', 'bn-BD': 'দ্বিতীয় ধাপ' }),
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody, readVersions: nobody },
  fields: [
    one('user', 'users', { required: true, unique: true }),
    /** In use since `on_since`; empty: not turned on. */
    line('secret', 300),
    { name: 'on_since', type: 'date' },
    /** Offered, and waiting for its first code. */
    line('offered', 300),
    { name: 'offered_at', type: 'date' },
    /** The thirty seconds of the last accepted code: it and older ones are spent. */
    counter('last_step'),
    { name: 'recovery', type: 'json' },
    /** Grows with every spent recovery code: of two who spend at once one wins. */
    counter('recovery_round'),
  ],
};
