/** Filling a message's words with values, and what can be wrong with words somebody wrote. */
import type { FieldProblem } from '../failure';
import type { Placeholder } from './templates';

const PLACEHOLDER = /\{([^{}]*)\}/g;

/** The text with a value in the place of each `{name}`; a name without a value stays as it is. */
export const fillMessage = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(PLACEHOLDER, (whole, name: string) => (Object.hasOwn(values, name) ? values[name]! : whole));

/** What is wrong with a text: a placeholder nobody fills, or one it cannot do without that is missing. Null: nothing. */
export function messageProblem(
  text: string,
  placeholders: Readonly<Record<string, Placeholder>>,
  { mayLack = false }: { mayLack?: boolean } = {},
): FieldProblem | null {
  const used = [...text.matchAll(PLACEHOLDER)].map(([, name]) => name ?? '');
  const unknown = used.find((name) => !Object.hasOwn(placeholders, name));
  if (unknown !== undefined) return { code: 'unknownPlaceholder', params: { name: `{${unknown}}` } };
  const missing = Object.entries(placeholders).find(([name, { required }]) => required && !used.includes(name));
  return missing && !mayLack ? { code: 'missingPlaceholder', params: { name: `{${missing[0]}}` } } : null;
}

/** The values of a preview and of a test. */
export const exampleValues = (
  placeholders: Readonly<Record<string, Placeholder>>,
  language: 'en' | 'bn',
): Record<string, string> =>
  Object.fromEntries(Object.entries(placeholders).map(([name, { example }]) => [name, example[language]]));
