/** The five legal texts, each declared once. */
import { entries, type FieldDeclaration, type FieldDeclarations } from '../fields/declare';

/** The most characters of one text. */
const POLICY_LENGTH = 1_000_000;

/** `answered`: the short name that answers give the text (specification 2, policies). */
const declare = <const F extends FieldDeclarations<FieldDeclaration & { answered: string }>>(fields: F): F => fields;
const text = { kind: 'prose', max: POLICY_LENGTH, lines: 20, staysUnsent: true } as const;

export const policyFields = declare({
  termsconditions: { ...text, label: { en: 'Terms And Conditions', bn: 'শর্তাবলি' }, answered: 'tc' },
  privacypolicy: { ...text, label: { en: 'Privacy Policy', bn: 'গোপনীয়তা নীতি' }, answered: 'pp' },
  vendorpolicy: { ...text, label: { en: 'Vendor Policy', bn: 'বিক্রেতা নীতি' }, answered: 'vp' },
  apppolicy: { ...text, label: { en: 'Application Policy', bn: 'অ্যাপ নীতি' }, answered: 'ap' },
  returnpolicy: { ...text, label: { en: 'Return Policy', bn: 'ফেরত নীতি' }, answered: 'rp' },
});

type PolicyFields = typeof policyFields;
export type PolicyName = keyof PolicyFields;
export type ByAnswer<T> = { [K in PolicyName as PolicyFields[K]['answered']]: T };

/** A value for each text by the name that answers give it. */
export const byAnswer = <T>(make: (name: PolicyName) => T): ByAnswer<T> =>
  Object.fromEntries(entries(policyFields).map(([name, { answered }]) => [answered, make(name)])) as ByAnswer<T>;
