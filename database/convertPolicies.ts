/**
 * Converts the plain-text policies of earlier releases to formatted documents: published, and as the first texts of
 * their history. One conversion for both databases.
 */
import { keysOf } from '../domain/fields/declare';
import { policyFields, policyNames, type PolicyName } from '../domain/policies/fields';
import { documentIn, type RichDocument } from '../domain/richText/document';
import { documentOf } from '../domain/richText/plainText';

type Row = Readonly<Record<string, unknown>>;
export type FirstText = { policy: string; text: RichDocument | null; text_bn: RichDocument | null };

/** Null if there is nothing to convert. */
export function convertedPolicies(
  row: Row,
): { texts: Record<PolicyName, RichDocument | null>; history: FirstText[] } | null {
  if (!keysOf(policyFields).some((name) => isPlain(row[name]))) return null;
  const texts = Object.fromEntries(keysOf(policyFields).map((name) => [name, documentFrom(row[name])])) as Record<
    PolicyName,
    RichDocument | null
  >;
  const history = policyNames
    .map((policy) => ({ policy, text: texts[policy], text_bn: texts[`${policy}_bn`] }))
    .filter(({ text, text_bn }) => text !== null || text_bn !== null);
  return { texts, history };
}

const isPlain = (value: unknown): boolean => typeof value === 'string' && stored(value) === null;

const documentFrom = (value: unknown): RichDocument | null =>
  typeof value === 'string' ? (stored(value) ?? documentOf(value.normalize('NFC'))) : documentIn(value);

/** SQLite stores documents as text too. */
function stored(text: string): RichDocument | null {
  if (!text.startsWith('{"root":')) return null;
  try {
    return documentIn(JSON.parse(text));
  } catch {
    return null;
  }
}
