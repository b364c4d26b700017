import fc from 'fast-check';
import { copiedSlug, freeSlug, isSlug, maxSlugLength, productSlug, slugFromName } from '../../../domain/slugs';

describe('a slug', () => {
  it.each([
    ['Fresh Vegetable', 'fresh-vegetable'],
    ["Men's T-Shirt (Blue)", 'mens-t-shirt-blue'],
    ['  Rice  5kg ', 'rice-5kg'],
    ['মিনিকেট চাল ৫ কেজি', 'মিনিকেট-চাল-৫-কেজি'],
    ['--', ''],
    ['A/B & C', 'a-b-c'],
  ])('of %p is %p', (name, slug) => expect(slugFromName(name)).toBe(slug));

  it('is always accepted by the contract, or empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (name) => {
        const slug = slugFromName(name);
        expect(slug.length).toBeLessThanOrEqual(maxSlugLength);
        expect(slug === '' || /^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u.test(slug)).toBe(true);
      }),
    );
  });

  it('of a product ends in the two digits it is given', () => {
    expect(productSlug('Minicate Rice', 7)).toBe('minicate-rice-07');
    expect(productSlug('Minicate Rice', 42)).toBe('minicate-rice-42');
    expect(productSlug('***', 42)).toBe('42');
    expect(productSlug('a'.repeat(200), 42)).toHaveLength(maxSlugLength);
  });

  it('takes the first free number when it is taken', () => {
    expect(freeSlug('shop', new Set())).toBe('shop');
    expect(freeSlug('shop', new Set(['shop', 'shop-2']))).toBe('shop-3');
  });

  it('remains valid wherever it is cut, with its number or suffix', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '-', ' ', '𐐷', 'ক', '\u09cd', '.'), minLength: 100, maxLength: 300 }),
        (name) => {
          const slug = slugFromName(name);
          const made = [
            slug,
            productSlug(name, 7),
            copiedSlug(name, '0a1b2c3d'),
            ...(slug ? [freeSlug(slug, new Set([slug]))] : []),
          ];
          expect(made.filter((each) => each !== '' && !isSlug(each))).toEqual([]);
        },
      ),
    );
  });

  it('of a copy is only the suffix when nothing of the old one can be kept', () => {
    expect(copiedSlug('../..', '0a1b2c3d')).toBe('0a1b2c3d');
    expect(copiedSlug('../../admin', '0a1b2c3d')).toBe('admin-0a1b2c3d');
  });
});
