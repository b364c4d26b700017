/** The settings of payouts, declared once. Only a super admin changes them. */
import type { FieldDeclaration, FieldDeclarations } from '../fields/declare';

const declare = <const F extends FieldDeclarations<FieldDeclaration & { form: 'approval' }>>(fields: F): F => fields;

export const payoutFields = declare({
  one_person: {
    kind: 'flag',
    default: 0,
    label: { en: 'One person may prepare and approve', bn: 'একজনই প্রস্তুত ও অনুমোদন করতে পারবেন' },
    hint: {
      en: 'For a shop with a single super admin. Otherwise whoever prepares a run does not approve it. A change is written to the audit log.',
      bn: 'যে দোকানে সুপার অ্যাডমিন একজনই, তার জন্য। নইলে যিনি রান প্রস্তুত করেন তিনি অনুমোদন করেন না। বদলালে অডিট লগে লেখা থাকে।',
    },
    meaning:
      '1: the super admin who prepared a payout run may also approve it, 0: another person has to. Changing it is in the audit log.',
    form: 'approval',
  },
});
