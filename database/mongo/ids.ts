/** Ids are texts here. A number sent as an id is not an id of this database: nothing is found, and nothing fails. */
import type { Where } from 'payload';
import type { Adapter } from './types';

const POSSIBLE = /^[0-9a-f]{24}$/i;

export function numbersAreNoIds(adapter: Adapter): void {
  const find = adapter.find.bind(adapter);
  const findOne = adapter.findOne.bind(adapter);
  const count = adapter.count.bind(adapter);
  const updateOne = adapter.updateOne.bind(adapter);
  const updateMany = adapter.updateMany.bind(adapter);
  const deleteOne = adapter.deleteOne.bind(adapter);
  const deleteMany = adapter.deleteMany.bind(adapter);
  adapter.find = (args) => find(withTextIds(args));
  adapter.findOne = (args) => findOne(withTextIds(args));
  adapter.count = (args) => count(withTextIds(args));
  adapter.updateOne = (args) => updateOne(withTextIds(args));
  adapter.updateMany = (args) => updateMany(withTextIds(args));
  adapter.deleteOne = (args) => deleteOne(withTextIds(args));
  adapter.deleteMany = (args) => deleteMany(withTextIds(args));
}

const withTextIds = <A extends { id?: number | string; where?: Where }>(args: A): A => ({
  ...args,
  ...(args.id === undefined ? {} : { id: asText(args.id) }),
  ...(args.where ? { where: textIds(args.where) } : {}),
});

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

/** An invalid id in a list is left out: the driver would refuse the whole list because of it. */
const asText = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(asText).filter((each) => typeof each !== 'string' || POSSIBLE.test(each));
  return typeof value === 'number' ? String(value) : value;
};
