import { formValue, slugOfLine, type ImportCells } from '../../domain/catalogue/importColumns';
import { publicPurposes } from '../../domain/pictures/purposes';
import type { Media, Product, Variant, Vendor } from '../../payload-types';
import { has, type Ctx, type Id } from '../ctx';
import { inParts } from '../inParts';
import { pictureSlots } from '../products/productForm';
import { withChanges } from '../products/waitingChange';
import { possibleId, refId } from '../relations';
import { rowsById } from '../rowsById';
import { besideWanted } from '../variants/pictureOrder';
import { variantsOfAll } from '../variants/readVariants';

/** The existing products and pictures that the lines of a file may refer to. */
export type ImportTargets = {
  byId: ReadonlyMap<string, Product>;
  bySlug: ReadonlyMap<string, Product>;
  /** Slugs of other vendors' products. */
  taken: ReadonlySet<string>;
  /** The variants of the products, by product. */
  variants: ReadonlyMap<string, readonly Variant[]>;
  /** Pictures by file name. */
  pictures: ReadonlyMap<string, Id>;
};

const AT_ONCE = 200;

/** As many queries as the file has hundreds of lines, not one per line. */
export async function readImportTargets(
  ctx: Ctx,
  vendor: Vendor,
  rows: readonly ImportCells[],
): Promise<ImportTargets> {
  const ids = unique(rows.map((cells) => possibleId(ctx, formValue('id', cells.id ?? ''))));
  const slugs = unique(rows.map((cells) => slugOfLine(cells) || null));
  const products = ctx.db.asSystem('limited to the vendor of the import; of others only whether the slug is taken');
  const known: Product[] = [];
  for (const part of inParts(ids, AT_ONCE)) {
    known.push(
      ...(await products.find('products', {
        where: { and: [{ vendor: { equals: vendor.id } }, { id: { in: part } }] },
      })),
    );
  }
  const taken = new Set<string>();
  for (const part of inParts(slugs, AT_ONCE)) {
    for (const product of await products.find('products', { where: { slug: { in: part } } })) {
      if (String(refId(product.vendor)) === String(vendor.id)) known.push(product);
      else taken.add(product.slug);
    }
  }
  const wanted = has(ctx, 'superadmin', 'subadmin') ? known : await withChanges(ctx, known);
  const variants = await variantsOfAll(ctx, known);
  return {
    byId: rowsById(wanted),
    // A product whose change of slug is waiting is found by either slug.
    bySlug: new Map([...wanted, ...wanted].map((product, at) => [(known[at] ?? product).slug, product])),
    taken,
    variants: new Map(
      wanted.map((product, at) => [
        String(product.id),
        besideWanted(variants.get(String(product.id)) ?? [], known[at] ?? product, product),
      ]),
    ),
    pictures: await readPictures(ctx, vendor, rows),
  };
}

/** Accepts `/uploads/media/a.webp`, an address that ends so, or just `a.webp`. */
export const fileNameOf = (cell: string): string => {
  const last = cell.trim().split(/[?#]/)[0]!.split('/').at(-1)!;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
};

/** Own pictures: uploaded by the vendor, or already shown by one of the vendor's products. Admins may use any. */
async function readPictures(ctx: Ctx, vendor: Vendor, rows: readonly ImportCells[]): Promise<Map<string, Id>> {
  const names = unique(rows.flatMap((cells) => pictureSlots.map((column) => fileNameOf(cells[column] ?? '') || null)));
  const pictures = new Map<string, Id>();
  for (const part of inParts(names, AT_ONCE)) {
    const found = await ctx.db
      .asSystem('only own pictures are taken')
      .find('media', { where: { and: [{ filename: { in: part } }, shownToAll] } });
    const isOwn = await ownership(ctx, vendor, found);
    for (const picture of found) {
      if (picture.filename && isOwn(picture)) pictures.set(picture.filename, picture.id);
    }
  }
  return pictures;
}

async function ownership(ctx: Ctx, vendor: Vendor, found: readonly Media[]): Promise<(picture: Media) => boolean> {
  if (has(ctx, 'superadmin', 'subadmin')) return () => true;
  const ids = found.map((picture) => picture.id);
  const showing = await ctx.db.asSystem('limited to the vendor of the import').find('products', {
    where: {
      and: [{ vendor: { equals: vendor.id } }, { or: pictureSlots.map((column) => ({ [column]: { in: ids } })) }],
    },
    select: Object.fromEntries(pictureSlots.map((column) => [column, true])),
  });
  const shown = new Set(showing.flatMap((product) => pictureSlots.map((column) => String(refId(product[column])))));
  return (picture) => shown.has(String(picture.id)) || String(refId(picture.owner)) === String(refId(vendor.user));
}

/** A private picture cannot be used for a product. */
const shownToAll = { purpose: { in: [...publicPurposes] } };
const unique = <T>(all: readonly (T | null)[]): T[] => [...new Set(all.filter((one): one is T => one !== null))];
