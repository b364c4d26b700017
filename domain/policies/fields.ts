/** The five policies in both languages, each declared once. */
import { entries, keysOf, type FieldDeclaration, type FieldDeclarations } from '../fields/declare';

/** The maximum length of a text, in characters. */
const POLICY_LENGTH = 1_000_000;

/** `answered`: the short name that answers give the text (specification 2, policies). */
const declare = <const F extends FieldDeclarations<FieldDeclaration & { answered: string }>>(fields: F): F => fields;
const text = { kind: 'prose', max: POLICY_LENGTH, lines: 20, staysUnsent: true } as const;

export const policyFields = declare({
  termsconditions: { ...text, label: { en: 'Terms And Conditions', bn: 'শর্তাবলি' }, answered: 'tc' },
  termsconditions_bn: {
    ...text,
    label: { en: 'Terms And Conditions in Bangla', bn: 'শর্তাবলি (বাংলা)' },
    inSentence: 'terms and conditions in Bangla',
    answered: 'tc_bn',
  },
  privacypolicy: { ...text, label: { en: 'Privacy Policy', bn: 'গোপনীয়তা নীতি' }, answered: 'pp' },
  privacypolicy_bn: {
    ...text,
    label: { en: 'Privacy Policy in Bangla', bn: 'গোপনীয়তা নীতি (বাংলা)' },
    inSentence: 'privacy policy in Bangla',
    answered: 'pp_bn',
  },
  vendorpolicy: { ...text, label: { en: 'Vendor Policy', bn: 'বিক্রেতা নীতি' }, answered: 'vp' },
  vendorpolicy_bn: {
    ...text,
    label: { en: 'Vendor Policy in Bangla', bn: 'বিক্রেতা নীতি (বাংলা)' },
    inSentence: 'vendor policy in Bangla',
    answered: 'vp_bn',
  },
  apppolicy: { ...text, label: { en: 'Application Policy', bn: 'অ্যাপ নীতি' }, answered: 'ap' },
  apppolicy_bn: {
    ...text,
    label: { en: 'Application Policy in Bangla', bn: 'অ্যাপ নীতি (বাংলা)' },
    inSentence: 'app policy in Bangla',
    answered: 'ap_bn',
  },
  returnpolicy: { ...text, label: { en: 'Return Policy', bn: 'ফেরত নীতি' }, answered: 'rp' },
  returnpolicy_bn: {
    ...text,
    label: { en: 'Return Policy in Bangla', bn: 'ফেরত নীতি (বাংলা)' },
    inSentence: 'return policy in Bangla',
    answered: 'rp_bn',
  },
});

type PolicyFields = typeof policyFields;
export type PolicyName = keyof PolicyFields;
/** A policy, by the name of its English text. */
export type Policy = Exclude<PolicyName, `${string}_bn`>;
export type ByAnswer<T> = { [K in PolicyName as PolicyFields[K]['answered']]: T };

export const policyNames = keysOf(policyFields).filter((name): name is Policy => !name.endsWith('_bn')) as [
  Policy,
  ...Policy[],
];

/** A value for each text by the name that answers give it. */
export const byAnswer = <T>(make: (name: PolicyName) => T): ByAnswer<T> =>
  Object.fromEntries(entries(policyFields).map(([name, { answered }]) => [answered, make(name)])) as ByAnswer<T>;

/**
 * The text for a reader, and whether it is in the reader's language. If there is none in that language, the whole text
 * in the other one: better rules in a foreign language than none.
 */
export function policyFor(language: 'en' | 'bn', english: string, bangla: string): { text: string; isOwn: boolean } {
  const text = (language === 'bn' ? bangla : english) || english || bangla;
  const isBangla = /[\u0980-\u09ff]/.test(text);
  // A text of earlier releases may contain both languages.
  return { text, isOwn: language === 'bn' ? isBangla : text === english };
}
