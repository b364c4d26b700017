/** Ids are texts here. A number somebody sends as one is no id of this database: nothing is found, and nothing breaks. */
import type { Where } from 'payload';
import type { Adapter, Write, WriteCall } from './types';

const CALLS = ['find', 'findOne', 'count', 'updateOne', 'updateMany', 'deleteOne', 'deleteMany'] as const;

const POSSIBLE = /^[0-9a-f]{24}$/i;

export function numbersAreNoIds(adapter: Adapter): void {
  const calls = adapter as unknown as Record<string, WriteCall>;
  for (const name of CALLS) {
    const call = calls[name]!.bind(adapter);
    calls[name] = (given: Write & { id?: unknown }) => {
      const id = given.id === undefined ? {} : { id: asText(given.id) };
      const where = given.where ? { where: textIds(given.where) } : {};
      return call({ ...given, ...id, ...where });
    };
  }
}

function textIds(where: Where): Where {
  return Object.fromEntries(
    Object.entries(where).map(([field, condition]) => {
      if (Array.isArray(condition)) return [field, condition.map((each) => textIds(each))];
      if (field !== 'id' || !condition) return [field, condition];
      return [
        field,
        Object.fromEntries(Object.entries(condition).map(([operator, value]) => [operator, asText(value)])),
      ];
    }),
  ) as Where;
}

/** In a list one that can be no id is left out: the driver would refuse the whole list for it. */
const asText = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(asText).filter((each) => typeof each !== 'string' || POSSIBLE.test(each));
  return typeof value === 'number' ? String(value) : value;
};
