/** The fields of the answer a client wants (`select`, `populate`), and parameters no client may send. */
import type { WrongParameter } from './conditions';

const deepest = 4;
const mostFields = 100;

export function wrongSelection(query: Record<string, unknown>): WrongParameter | null {
  for (const parameter of ['select', 'populate']) {
    const value = query[parameter];
    if (value !== undefined && value !== '' && !isSelection(value)) return { parameter, wrong: { code: 'form' } };
  }
  // Payload would answer with the data sent here instead of the stored data.
  if (query.data !== undefined) return { parameter: 'data', wrong: { code: 'unknown' } };
  if (query.joins !== undefined && query.joins !== 'false' && !isPlainObject(query.joins))
    return { parameter: 'joins', wrong: { code: 'form' } };
  return null;
}

function isSelection(value: unknown): boolean {
  let left = mostFields;
  const fits = (part: unknown, depth: number): boolean => {
    left -= 1;
    if (left < 0 || depth > deepest) return false;
    return isPlainObject(part)
      ? Object.values(part).every((each) => fits(each, depth + 1))
      : depth > 0 && (part === 'true' || part === 'false');
  };
  return fits(value, 0);
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
