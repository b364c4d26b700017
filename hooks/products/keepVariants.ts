import type { CollectionBeforeChangeHook } from 'payload';
import { notesOf } from '../../authority/requestNotes';
import { isOffered, ofVariants } from '../../domain/variants/rules';
import type { Product } from '../../payload-types';
import { openDb } from '../../services/db/openDb';
import { variantsOf } from '../../services/variants/readVariants';
import { followPictures } from '../../services/variants/pictureOrder';
import { dropVariants } from '../../services/variants/saveVariants';

/**
 * The price and stock of a product with variants are derived from its variants, whatever the write says. When an option
 * is deleted, so are its variants; the others keep their pictures when those change position.
 */
export const keepVariants: CollectionBeforeChangeHook<Product> = async ({ data, operation, originalDoc, req }) => {
  if (operation === 'create' || !originalDoc) {
    const notes = notesOf(req);
    const given = notes.newVariants;
    delete notes.newVariants;
    return { ...data, ...(given ?? { has_variants: 0, prices_differ: 0 }) };
  }
  const notes = notesOf(req);
  const isPlaced = notes.variantPicturesPlaced === String(originalDoc.id);
  delete notes.variantPicturesPlaced;
  const db = openDb(req.payload, req);
  const lists = { ...originalDoc, ...data };
  const all = await variantsOf(db, originalDoc.id);
  const offered = all.filter(({ option1, option2 }) =>
    isOffered(lists, { option1: option1 ?? '', option2: option2 ?? '' }),
  );
  await dropVariants(
    db,
    all.filter((each) => !offered.includes(each)),
  );
  if (!isPlaced) await followPictures(db, offered, originalDoc, lists);
  if (offered.length === 0) return { ...data, has_variants: 0, prices_differ: 0 };
  const { selling_price, original_price } = originalDoc;
  return { ...data, selling_price, original_price, ...ofVariants(offered) };
};
