/** Fills the placeholders of messages, and validates texts that admins write. */
import type { FieldProblem } from '../failure';
import type { Placeholder } from './templates';

const PLACEHOLDER = /\{([^{}]*)\}/g;

/** Replaces each `{name}` by its value; a name without a value stays as it is. */
export const fillMessage = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(PLACEHOLDER, (whole, name: string) => (Object.hasOwn(values, name) ? values[name]! : whole));

/** The problem with a text: an unknown placeholder, or a missing required one. Null if there is none. */
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

/** The example values for previews and tests. */
export const exampleValues = (
  placeholders: Readonly<Record<string, Placeholder>>,
  language: 'en' | 'bn',
): Record<string, string> =>
  Object.fromEntries(Object.entries(placeholders).map(([name, { example }]) => [name, example[language]]));
