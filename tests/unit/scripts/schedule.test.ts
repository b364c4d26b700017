import { jest } from '@jest/globals';
import { schedule } from '../../../scripts/schedule.mjs';

const told: string[] = [];
beforeEach(() => {
  told.length = 0;
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const step = (name: string, rest: { places?: number; after?: string; fails?: boolean } = {}) => ({
  name,
  ...rest,
  work: async () => {
    told.push(`begin ${name}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
    told.push(`end ${name}`);
    if (rest.fails) throw new Error(`${name} is wrong`);
    return name.length;
  },
});

test('two slots run two steps, and the next starts when one is free', async () => {
  const outcomes = await schedule([step('a'), step('b'), step('c')], 2);
  expect(told).toEqual(['begin a', 'begin b', 'end a', 'begin c', 'end b', 'end c']);
  expect(outcomes.map(({ name, result, error }) => [name, result, error])).toEqual([
    ['a', 1, undefined],
    ['b', 1, undefined],
    ['c', 1, undefined],
  ]);
});

test('a step of two slots runs alone; smaller ones go first rather than leave a slot empty', async () => {
  await schedule([step('small'), step('big', { places: 2 }), step('other')], 2);
  expect(told).toEqual(['begin small', 'begin other', 'end small', 'end other', 'begin big', 'end big']);
});

test('a step that needs more slots than there are runs alone', async () => {
  await schedule([step('big', { places: 8 }), step('small')], 2);
  expect(told).toEqual(['begin big', 'end big', 'begin small', 'end small']);
});

test('a step waits for the one it depends on', async () => {
  await schedule([step('second', { after: 'first' }), step('first')], 2);
  expect(told).toEqual(['begin first', 'end first', 'begin second', 'end second']);
});

test('steps that depend on a failed one, directly or not, are skipped with the reason; the others run', async () => {
  const outcomes = await schedule(
    [step('a', { fails: true }), step('b', { after: 'a' }), step('c', { after: 'b' }), step('d')],
    1,
  );
  expect(told).toEqual(['begin a', 'end a', 'begin d', 'end d']);
  expect(outcomes.map(({ name, error }) => [name, error?.message])).toEqual([
    ['a', 'a is wrong'],
    ['b', 'not begun, because "a" failed'],
    ['c', 'not begun, because "b" failed'],
    ['d', undefined],
  ]);
});

test('a step that depends on an unknown one is an error, not an endless wait', async () => {
  await expect(schedule([step('a', { after: 'nothing' })], 2)).rejects.toThrow('no step is called nothing');
});
