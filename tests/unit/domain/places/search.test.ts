import { districts } from '../../../../domain/places/bangladesh/index';
import { indexPlaces, searchPlaces } from '../../../../domain/places/search';

const index = indexPlaces(
  districts.map((district) => ({
    ...district,
    id: district.slug,
    other_names: district.aliases,
    area: district.areas.map((area) => ({ ...area, id: area.slug, other_names: area.aliases })),
  })),
);
const found = (typed: string): string[] =>
  searchPlaces(index, typed, 60).map(({ district, area }) => area?.slug ?? district.slug);

describe('what is typed finds the place', () => {
  test.each([
    ['Savar', 'dhaka-savar'],
    ['savaar', 'dhaka-savar'],
    ['shavar', 'dhaka-savar'],
    ['সাভার', 'dhaka-savar'],
    ['dhanmondi', 'dhaka-dhanmondi'],
    ['danmondi', 'dhaka-dhanmondi'],
    ['মিরপুর', 'dhaka-mirpur'],
    ['mohammedpur dhaka', 'dhaka-mohammadpur'],
    ['sreemangal', 'moulvibazar-sreemangal'],
    ['srimongol', 'moulvibazar-sreemangal'],
    ['kaliganj lalmonirhat', 'lalmonirhat-kaliganj'],
    ['jessore sadar', 'jashore-jashore-sadar'],
  ])('%s', (typed, slug) => expect(found(typed)[0]).toBe(slug));

  test.each([
    ['Dhaka', 'dhaka'],
    ['dacca', 'dhaka'],
    ['ঢাকা', 'dhaka'],
    ['Barisal', 'barishal'],
    ['borishal', 'barishal'],
    ['বরিসাল', 'barishal'],
    ['Chittagong', 'chattogram'],
    ['chottogram', 'chattogram'],
    ['Comilla', 'cumilla'],
    ['kumilla', 'cumilla'],
    ['Bogra', 'bogura'],
    ['বগুরা', 'bogura'],
    ['Jessore', 'jashore'],
    ['narayangonj', 'narayanganj'],
    ['moymonsing', 'mymensingh'],
    ['nowakhali', 'noakhali'],
    ["Cox's Bazar", 'cox-s-bazar'],
    ['coxs bazar', 'cox-s-bazar'],
    ['cox bazar', 'cox-s-bazar'],
    ['কক্সবাজার', 'cox-s-bazar'],
    ['শিলেট', 'sylhet'],
    ['silet', 'sylhet'],
    ['rajsahi', 'rajshahi'],
    ['kustia', 'kushtia'],
    ['যশোর', 'jashore'],
  ])('%s: the district first', (typed, slug) => expect(found(typed)[0]).toBe(slug));
});

describe('what is found', () => {
  test('is nothing for one letter typed again and again', () => {
    expect(found('zzzz')).toEqual([]);
    expect(found('z')).not.toEqual([]);
  });

  it('holds the areas of a district after the district', () => {
    const all = found('dhaka');
    expect(all[0]).toBe('dhaka');
    expect(all).toContain('dhaka-savar');
  });
  it('holds every area of a repeated name', () =>
    expect(found('kaliganj').slice(0, 4)).toEqual(
      expect.arrayContaining(['lalmonirhat-kaliganj', 'jhenaidah-kaliganj', 'gazipur-kaliganj']),
    ));
  it('is every district and area by its own names', () => {
    const missed = index.filter(({ district, area }) => {
      const { name, name_bn } = area ?? district;
      const slug = (area as { slug: string } | null)?.slug ?? district.slug;
      return [name, name_bn].some((typed) => !found(typed).includes(slug));
    });
    expect(missed).toEqual([]);
  });
  it('is nothing for nothing, signs, or another word', () =>
    expect([found(''), found(' - '), found('zzzzqqq')]).toEqual([[], [], []]));
});
