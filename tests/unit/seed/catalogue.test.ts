import { isVariationType, parseOptions, unknownOptions } from '../../../domain/catalogue/variations';
import { categories } from '../../../scripts/seed/catalogue/categories';
import { products } from '../../../scripts/seed/catalogue/products';
import { glyphs, goods, pictures, productPictureNames } from '../../../scripts/seed/pictures/index';
import { toneOf } from '../../../scripts/seed/pictures/shapes';

const of = (seller: string) => products.filter((product) => product.seller === seller);

describe('the demo catalogue', () => {
  test('there are at least nine main categories, one of them for groceries', () => {
    expect(categories.length).toBeGreaterThanOrEqual(9);
    expect(categories.map((main) => main.slug)).toContain('grocery');
    for (const main of categories) {
      expect(main.subs.length).toBeGreaterThanOrEqual(2);
      for (const sub of main.subs) expect(sub.children.length).toBeGreaterThanOrEqual(2);
    }
  });

  test('slugs are unique on every level', () => {
    const subs = categories.flatMap((main) => main.subs.map((sub) => sub.slug));
    const children = categories.flatMap((main) => main.subs.flatMap((sub) => sub.children.map(([slug]) => slug)));
    for (const list of [categories.map((main) => main.slug), subs, children, products.map((product) => product.slug)]) {
      expect(new Set(list).size).toBe(list.length);
    }
  });

  test('there are at least 250 products, and every shop has its share', () => {
    expect(products.length).toBeGreaterThanOrEqual(250);
    for (const seller of ['grocer.savar', 'grocer.sylhet', 'vendor.fashion', 'vendor.gadget', 'vendor.home']) {
      expect(of(seller).length).toBeGreaterThanOrEqual(45);
    }
  });

  test('grocers sell groceries only, and nobody else does', () => {
    for (const product of products) {
      expect(product.main === 'grocery').toBe(product.seller.startsWith('grocer.'));
    }
  });

  test('every state of a product occurs', () => {
    const discount = (p: (typeof products)[number]) => (p.original_price - p.selling_price) / p.original_price;
    expect(products.filter((product) => product.featured === 1).length).toBeGreaterThanOrEqual(20);
    expect(products.filter((product) => discount(product) >= 0.2).length).toBeGreaterThanOrEqual(25);
    expect(products.some((product) => product.qty === 0)).toBe(true);
    expect(products.some((product) => product.status === 0)).toBe(true);
    expect(products.some((product) => product.verify === 0)).toBe(true);
    expect(products.some((product) => product.verify === 2)).toBe(true);
    expect(products.filter((product) => product.video).every((product) => product.video?.length === 11)).toBe(true);
  });

  test('prices, brands, options and texts are consistent', () => {
    const brands = new Map(
      categories.flatMap((main) => main.subs.map((sub) => [sub.slug, sub.brands.map(([name]) => name)])),
    );
    for (const product of products) {
      expect(product.selling_price).toBeLessThanOrEqual(product.original_price);
      expect(brands.get(product.sub)).toContain(product.brand);
      expect(product.short_description.length).toBeLessThanOrEqual(255);
      expect(product.name_bn).toMatch(/[\u0980-\u09ff]/);
      expect(product.name).not.toMatch(/[\u0980-\u09ff]/);
      for (const [type, options] of [
        [product.variation1, product.option1],
        [product.variation2, product.option2],
      ]) {
        if (!type) continue;
        expect(isVariationType(type)).toBe(true);
        expect(isVariationType(type) ? unknownOptions(type, parseOptions(options)) : []).toEqual([]);
      }
    }
  });

  test('no two products of different names look alike, and every drawing belongs to a product', () => {
    const names = new Set(products.map((product) => product.name));
    expect(Object.keys(goods).filter((name) => !names.has(name))).toEqual([]);
    const drawn = new Map(pictures.map((picture) => [picture.name, picture]));
    for (const product of products) {
      for (const name of productPictureNames(product)) expect([name, drawn.has(name)]).toEqual([name, true]);
    }
    const looks = new Set(
      [...names].map((name) => drawn.get(productPictureNames({ name, main: '' })[0] ?? '')?.draw()),
    );
    expect(looks.size).toBe(names.size);
  });

  const pathsOf = (svg: string) => svg.match(/ d="[^"]+"/g) ?? [];
  /** The kinds of goods that a picture shows. */
  const shownOn = (name: string) => {
    const tone = toneOf('#111111', '#eeeeee');
    const paths = new Set(pathsOf(pictures.find((picture) => picture.name === name)!.draw()));
    return Object.values(glyphs)
      .flatMap((set) => Object.entries(set))
      .filter(([, glyph]) => pathsOf(glyph(tone)).length > 0 && pathsOf(glyph(tone)).every((one) => paths.has(one)))
      .map(([child]) => child);
  };

  test('the picture of a main category shows its own goods', () => {
    expect(shownOn('category-grocery')).toEqual(expect.arrayContaining(['rice', 'vegetables']));
    for (const { slug, subs } of categories) {
      const own = new Set(subs.flatMap((sub) => sub.children.map(([child]) => child)));
      const shown = shownOn(`category-${slug}`);
      expect([slug, shown.length > 0, shown.filter((child) => !own.has(child))]).toEqual([slug, true, []]);
    }
  });

  test('banners over a list of any category show no goods: a dress may stand over rice', () => {
    expect(shownOn('banner-3')).toEqual(expect.arrayContaining(['rice', 'vegetables']));
    for (const name of ['banner-6', 'banner-7']) expect([name, shownOn(name)]).toEqual([name, []]);
  });

  test('every child category has its drawing', () => {
    for (const main of categories) {
      for (const sub of main.subs) for (const [child] of sub.children) expect(glyphs[main.slug]?.[child]).toBeDefined();
    }
  });
});
