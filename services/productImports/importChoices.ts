import type { ImportCells } from '../../domain/catalogue/importColumns';
import { sameText } from '../../domain/text/normalise';
import type { Brand, ChildCategory, MainCategory, Product, SubCategory, Vendor } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import type { PathFacts } from '../products/pathFacts';
import { refId, sameRef } from '../relations';

/** Everything that a line may refer to, read once for a whole file. */
export type ImportChoices = {
  vendor: Vendor;
  main: MainCategory[];
  sub: SubCategory[];
  child: ChildCategory[];
  brands: Brand[];
  groceryCategory: Id | null;
};

const MOST = 5_000;

export async function readImportChoices(ctx: Ctx, vendor: Vendor): Promise<ImportChoices> {
  const catalogue = ctx.db.asSystem('the categories a product may have, for every entry point');
  const all = { limit: MOST, sort: 'id' } as const;
  return {
    vendor,
    main: await catalogue.find('main-categories', all),
    sub: await catalogue.find('sub-categories', all),
    child: await catalogue.find('child-categories', all),
    brands: await catalogue.find('brands', all),
    groceryCategory: refId((await catalogue.global('site-information')).grocery_category),
  };
}

type Named = { id: Id; slug?: string | null; name: string; name_bn: string };

/** By slug, otherwise by name in either language, within the category that the line names. */
function pick<N extends Named>(cell: string | undefined, all: readonly N[], isHere: (one: N) => boolean): N | null {
  const text = cell?.trim() ?? '';
  if (text === '') return null;
  const found = all.filter(
    (one) => one.slug === text.toLowerCase() || sameText(one.name, text) || sameText(one.name_bn, text),
  );
  return found.find((one) => one.slug === text.toLowerCase() && isHere(one)) ?? found.find(isHere) ?? found[0] ?? null;
}

/** The category of a line's product. Fields not in the file stay as the product has them. */
export function placeOf(cells: ImportCells, choices: ImportChoices, product: Product | null): PathFacts {
  const kept = <N extends { id: Id }>(all: readonly N[], ref: Parameters<typeof sameRef>[0]) =>
    all.find((one) => sameRef(one, ref)) ?? null;
  const main =
    cells.category === undefined
      ? kept(choices.main, product?.category)
      : pick(cells.category, choices.main, () => true);
  const sub =
    cells.sub_category === undefined
      ? kept(choices.sub, product?.subcategory)
      : pick(cells.sub_category, choices.sub, (one) => sameRef(one.category, main));
  const child =
    cells.child_category === undefined
      ? kept(choices.child, product?.childcategory)
      : pick(cells.child_category, choices.child, (one) => sameRef(one.subcategory, sub));
  const brand =
    cells.brand === undefined
      ? kept(choices.brands, product?.brand)
      : pick(cells.brand, choices.brands, (one) => sameRef(one.subcategory, sub));
  return { vendor: choices.vendor, shop: null, main, sub, child, brand, groceryCategory: choices.groceryCategory };
}
