/**
 * Every field of the real config has bounds: a value that is too long or too large gets a message about the field,
 * not a database error.
 */
import type { Field } from 'payload';
import { toTheMinute } from '../../collections/fields/moments';
import { collections, globals } from '../../collections/index';
import { isSlug, maxSlugLength, slugFromName } from '../../domain/slugs';

type Named = Field & {
  name: string;
  admin?: { date?: unknown };
  maxLength?: number;
  min?: number;
  max?: number;
  unique?: boolean;
  fields?: Field[];
};

const fieldsOf = (fields: readonly Field[], above: string): [string, Named][] =>
  fields.flatMap((field): [string, Named][] => {
    const named = field as Named;
    const path = `${above}.${named.name ?? ''}`;
    return [
      ...(named.name ? [[path, named] as [string, Named]] : []),
      ...('fields' in named && named.fields ? fieldsOf(named.fields, path) : []),
    ];
  });
const all = [...collections, ...globals].flatMap(({ slug, fields }) => fieldsOf(fields, slug));
const pathsOf = (wrong: (field: Named) => boolean) => all.filter(([, field]) => wrong(field)).map(([path]) => path);

describe('a field', () => {
  test('is checked, in every collection and global', () => expect(all.length).toBeGreaterThan(250));

  test("of a moment is shown to the minute, day first, in the CMS's own form", () => {
    const moments = all.filter(([, field]) => field.type === 'date');
    expect(moments.length).toBeGreaterThan(40);
    expect(moments.filter(([, field]) => field.admin?.date !== toTheMinute).map(([path]) => path)).toEqual([]);
  });

  test('of text has a maximum length', () => {
    expect(pathsOf((field) => ['text', 'textarea', 'code'].includes(field.type) && !(field.maxLength! > 0))).toEqual(
      [],
    );
  });

  test('of a number has a minimum and a maximum', () => {
    expect(
      pathsOf((field) => field.type === 'number' && !(Number.isFinite(field.min) && Number.isFinite(field.max))),
    ).toEqual([]);
  });

  test('of a number takes integers, except averages', () => {
    expect(pathsOf((field) => field.type === 'number' && !('validate' in field && field.validate))).toEqual([
      'products.discount_percent',
      'products.rating',
    ]);
  });

  test('called slug has the common rule and length', () => {
    const slugs = all.filter(([, field]) => field.name === 'slug');
    expect(slugs.length).toBeGreaterThan(7);
    expect(slugs.filter(([, field]) => field.maxLength !== maxSlugLength).map(([path]) => path)).toEqual([]);
    expect(
      slugs.filter(([, field]) => field.unique && !(field as { validate?: unknown }).validate).map(([path]) => path),
    ).toEqual([]);
  });
});

describe('the rule of slugs', () => {
  test.each(['rice', 'mens-t-shirt', 'চাল-৫-কেজি', 'a', '2026', 'x'.repeat(150)])('takes %s', (slug) =>
    expect(isSlug(slug)).toBe(true),
  );
  test.each([
    '',
    '../../admin',
    'a/b',
    'a b',
    '-a',
    'a-',
    'a--b',
    'a.b',
    'a%2fb',
    'a_b',
    'a\u0000',
    '<b>',
    'x'.repeat(151),
  ])('refuses %j', (slug) => expect(isSlug(slug)).toBe(false));
  test('takes the slug generated from any name', () => {
    for (const name of ['Men’s T-Shirt (Blue)', 'চাল ৫ কেজি!', '  --A..B--  ', 'ABC'.repeat(90)])
      expect(isSlug(slugFromName(name))).toBe(true);
  });
});
