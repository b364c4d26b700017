/**
 * People type numbers in the digits of their language. A field that takes only Western digits (an id, a number, a day, a code, a
 * mobile, a tracking id) is read again with Bangla ones exchanged, wherever a call is parsed; texts stay as they were typed.
 */
import type { z } from 'zod';
import { westernDigits } from '../domain/text/bangla';

type Path = readonly PropertyKey[];

/** The same value with the text at this place in Western digits; the value itself where there is none. */
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

/** Parses what was sent, in digits of either script. */
export function parseTyped<S extends z.ZodType>(schema: S, given: unknown): z.ZodSafeParseResult<z.output<S>> {
  const parsed = schema.safeParse(given, { reportInput: true });
  if (parsed.success) return parsed;
  const western = parsed.error.issues.reduce((value, { path }) => withWestern(value, path), given);
  return western === given ? parsed : schema.safeParse(western, { reportInput: true });
}
