import { districts } from '../../../../domain/places/bangladesh/index';

const named = (name: string) => districts.find((district) => district.name === name);
const areasOf = (name: string) => named(name)?.areas.map((area) => area.name) ?? [];
const all = districts.flatMap((district) => district.areas.map((area) => ({ ...area, district: district.name })));

describe('the places of Bangladesh', () => {
  test('there are 64 districts, each once', () => {
    expect(districts).toHaveLength(64);
    expect(new Set(districts.map((district) => district.slug)).size).toBe(64);
    expect(new Set(districts.map((district) => district.name_bn)).size).toBe(64);
  });

  test('there are 495 upazilas, and the thanas of the big cities', () => {
    expect(all.filter((area) => area.kind === 'upazila')).toHaveLength(495);
    expect(all.filter((area) => area.kind === 'thana').length).toBeGreaterThan(90);
    for (const city of ['Dhaka', 'Chattogram', 'Khulna', 'Rajshahi', 'Sylhet', 'Barishal', 'Rangpur', 'Gazipur']) {
      expect(named(city)?.areas.some((area) => area.kind === 'thana')).toBe(true);
    }
  });

  test('no district has two areas of the same name, in English or in Bangla', () => {
    for (const district of districts) {
      expect(new Set(district.areas.map((area) => area.name)).size).toBe(district.areas.length);
      expect(new Set(district.areas.map((area) => area.name_bn)).size).toBe(district.areas.length);
    }
    expect(new Set(all.map((area) => area.slug)).size).toBe(all.length);
  });

  test('names are trimmed and in NFC; Bangla names are in Bangla letters', () => {
    for (const place of [...districts, ...all]) {
      for (const name of [place.name, place.name_bn, ...place.aliases]) {
        expect(name).toBe(name.normalize('NFC').trim());
        expect(name).not.toMatch(/\s{2}|[\t\n]/);
      }
      expect(place.name).toMatch(/^[A-Z][A-Za-z' -]+$/);
      expect(place.name_bn).toMatch(/^[\u0980-\u09ff]+(?: [\u0980-\u09ff]+)*$/u);
    }
  });

  test('places are in the district where people look for them', () => {
    expect(areasOf('Dhaka')).toEqual(expect.arrayContaining(['Savar', 'Mirpur', 'Gulshan', 'Dhanmondi', 'Motijheel']));
    expect(areasOf('Sylhet')).toEqual(expect.arrayContaining(['Sylhet Sadar', 'Dakshin Surma']));
    expect(areasOf('Habiganj')).toContain('Shayestaganj');
    expect(named('Cumilla')?.aliases).toContain('Comilla');
  });

  test.each([
    'Kawkhali',
    'Companiganj',
    'Kachua',
    'Lohagara',
    'Shibganj',
    'Durgapur',
    'Kaliganj',
    'Sreepur',
    'Nawabganj',
  ])('%s is an upazila of more than one district', (name) => {
    const homes = all.filter((area) => area.name === name && area.kind === 'upazila').map((area) => area.district);
    expect(new Set(homes).size).toBeGreaterThan(1);
    expect(new Set(homes).size).toBe(homes.length);
  });
});
