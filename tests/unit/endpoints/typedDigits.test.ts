import { z } from 'zod';
import { routes } from '../../../contract';
import { banglaDigits } from '../../../domain/text/bangla';
import { parseTyped } from '../../../endpoints/typedDigits';

/** What is typed into fields that take numbers: ids, counts, days, codes, mobiles, lists of ids, handles. */
const samples = [
  '1',
  '2',
  '7',
  '12',
  '150',
  '2026',
  '12345',
  '123456',
  '2026-01-05',
  '01711111111',
  '12,34',
  'AB12CD34',
];

const fields = routes.flatMap((route) =>
  (['params', 'query', 'body'] as const).flatMap((part) =>
    Object.entries(route[part]?.shape ?? {}).map(
      ([name, schema]) => [`${route.name} ${part} ${name}`, name, schema as z.ZodType] as const,
    ),
  ),
);

describe('every field of every call', () => {
  test('there are fields', () => expect(fields.length).toBeGreaterThan(500));

  test.each(fields)('%s reads Bangla digits as it reads Western ones', (_where, name, schema) => {
    for (const sample of samples) {
      const western = schema.safeParse(sample);
      if (!western.success) continue;
      const typed = banglaDigits(sample);
      const result = parseTyped(z.strictObject({ [name]: schema }), { [name]: typed });
      expect(result.success).toBe(true);
      // A text stays as it was typed; whatever reads a number out of it exchanges the digits itself.
      const asText = schema.safeParse(typed);
      expect(result.data?.[name]).toEqual(asText.success ? asText.data : western.data);
    }
  });
});

describe('parseTyped', () => {
  const schema = z.strictObject({
    name: z.string(),
    qty: z.string().regex(/^\d+$/),
    lines: z.array(z.strictObject({ id: z.string().regex(/^\d+$/) })).optional(),
  });

  test('only fields that refuse Bangla digits are changed', () => {
    expect(parseTyped(schema, { name: '৫ কেজি', qty: '৩' }).data).toEqual({ name: '৫ কেজি', qty: '3' });
  });

  test('fields in lists too', () => {
    const given = { name: '', qty: '1', lines: [{ id: '4' }, { id: '৭' }] };
    expect(parseTyped(schema, given).data?.lines).toEqual([{ id: '4' }, { id: '7' }]);
    expect(given.lines[1]).toEqual({ id: '৭' });
  });

  test('what is no number in either script is refused', () => {
    expect(parseTyped(schema, { name: '', qty: 'তিন' }).success).toBe(false);
    expect(parseTyped(schema, { name: '', qty: '৩ক' }).success).toBe(false);
  });
});
