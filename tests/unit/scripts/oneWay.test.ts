import { oneWayOf } from '../../../scripts/oneWay.mjs';

const both = (journey: string, language = 'bn', other = 'en') => [
  `${journey} (phone, ${language})`,
  `${journey} (desktop, ${other})`,
];

test('a journey in two ways is made in the first of them, the next journey in the second', () => {
  const titles = [...both('shop.e2e.ts:1:1 › a'), ...both('shop.e2e.ts:9:1 › b', 'en', 'bn')];
  expect(oneWayOf(titles)).toEqual([titles[0], titles[3]]);
});

test('of four ways two are made, and a journey with one way is always made', () => {
  const four = [...both('c'), ...both('c', 'en', 'bn')];
  const alone = ['a (phone, en)', 'b', 'c, part 1', 'c, part 2'];
  expect(oneWayOf([...four, ...alone])).toEqual([...four.slice(0, 2), ...alone]);
});

test('ways are told apart by language alone as well', () => {
  const titles = ['a (en)', 'a (bn)', 'b, in en', 'b, in bn', 'c, en, part 1', 'c, bn, part 1', 'c, en, part 2'];
  expect(oneWayOf(titles)).toEqual(['a (en)', 'b, in bn', 'c, en, part 1', 'c, en, part 2']);
});
