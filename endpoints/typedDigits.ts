/**
 * People type numbers in the digits of their language. Where a field accepts only Western digits (an id, a number, a
 * day, a code, a mobile, a tracking id), a value that fails is parsed again with its Bangla digits replaced. Texts stay
 * as typed.
 */
import type { z } from 'zod';
import { westernDigits } from '../domain/text/bangla';

type Path = readonly PropertyKey[];

/** The value with the text at this path in Western digits; unchanged if there is no text. */
function withWestern(value: unknown, [first, ...rest]: Path): unknown {
  if (first === undefined) return typeof value === 'string' ? westernDigits(value) : value;
  // A list that a form sends as text.
  if (typeof value === 'string') {
    const list = readList(value);
    return list === undefined ? value : withWestern(list, [first, ...rest]);
  }
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, first)) return value;
  const before = (value as Record<PropertyKey, unknown>)[first];
  const after = withWestern(before, rest);
  if (after === before) return value;
  return Array.isArray(value)
    ? value.map((item: unknown, index) => (index === Number(first) ? after : item))
    : { ...value, [first]: after };
}

function readList(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Parses input with digits of either script. */
export function parseTyped<S extends z.ZodType>(schema: S, given: unknown): z.ZodSafeParseResult<z.output<S>> {
  const parsed = schema.safeParse(given, { reportInput: true });
  if (parsed.success) return parsed;
  const western = parsed.error.issues.reduce((value, { path }) => withWestern(value, path), given);
  return western === given ? parsed : schema.safeParse(western, { reportInput: true });
}
