import { matchPlace } from '../../../../domain/places/match';

const upazilas = [
  { id: 1, name: 'Savar', name_bn: 'সাভার' },
  { id: 2, name: "Cox's Bazar Sadar", name_bn: 'কক্সবাজার সদর', slug: 'coxs-bazar-sadar' },
  { id: 3, name: 'Bheramara', name_bn: 'ভেড়ামারা'.normalize('NFC') },
];
const idOf = (wanted: string | number) => matchPlace(upazilas, wanted)?.id ?? null;

describe('a place', () => {
  it('is found by its id, as number or text', () => expect([idOf(2), idOf('2')]).toEqual([2, 2]));
  it('is found by its name, whatever the case, spaces and apostrophes', () => {
    expect([idOf('savar'), idOf('COXS BAZAR SADAR'), idOf('coxs-bazar-sadar')]).toEqual([1, 2, 2]);
  });
  it('is found by its Bangla name in either form of the letters', () => {
    expect([idOf('সাভার'), idOf('ভে\u09dcামারা'), idOf('ভে\u09a1\u09bcামারা')]).toEqual([1, 3, 3]);
  });
  it('is not found by another name, or by none', () =>
    expect([idOf('Dhaka'), idOf(''), idOf('--'), idOf(99)]).toEqual([null, null, null, null]));
});
