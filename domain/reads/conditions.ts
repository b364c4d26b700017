/** Validates the conditions of a CMS query (`where`) against the fields they name. */
import type { IdForm } from '../ids';
import { wrongTest, type FieldKind, type Wrong } from './fields';

/** The field at a path such as `name`, `shop.slug` or `id`; null for anything that may not be queried. */
export type KindAt = (path: string) => FieldKind | null;
/** `parameter` is written as the client wrote it: `where[and][0][id][equals]`. */
export type WrongParameter = { parameter: string; wrong: Wrong };

const mostConditions = 60;
const deepest = 8;

/** Null when the database can evaluate every condition. */
export function wrongCondition(where: unknown, kindAt: KindAt, ids: IdForm): WrongParameter | null {
  let left = mostConditions;
  const inOne = (part: unknown, name: string, depth: number): WrongParameter | null => {
    if (!isPlainObject(part)) return { parameter: name, wrong: { code: 'form' } };
    if (depth > deepest) return { parameter: 'where', wrong: { code: 'tooMuch' } };
    for (const [key, value] of Object.entries(part)) {
      left -= 1;
      if (left < 0) return { parameter: 'where', wrong: { code: 'tooMuch' } };
      const wrong = /^(and|or)$/i.test(key)
        ? inList(value, `${name}[${key}]`, depth + 1)
        : inField(value, key, `${name}[${key}]`);
      if (wrong) return wrong;
    }
    return null;
  };
  const inList = (list: unknown, name: string, depth: number): WrongParameter | null => {
    if (!Array.isArray(list)) return { parameter: name, wrong: { code: 'form' } };
    for (const [index, part] of list.entries()) {
      const wrong = inOne(part, `${name}[${index}]`, depth + 1);
      if (wrong) return wrong;
    }
    return null;
  };
  const inField = (tests: unknown, path: string, name: string): WrongParameter | null => {
    const kind = kindAt(path);
    if (!kind) return { parameter: name, wrong: { code: 'field' } };
    if (!isPlainObject(tests) || Object.keys(tests).length === 0) return { parameter: name, wrong: { code: 'form' } };
    for (const [operator, value] of Object.entries(tests)) {
      const wrong = wrongTest(kind, operator, value, ids);
      if (wrong) return { parameter: `${name}[${operator}]`, wrong };
    }
    return null;
  };
  return inOne(where, 'where', 0);
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
