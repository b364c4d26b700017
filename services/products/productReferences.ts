import { descriptions } from '../../domain/products/description';
import { documentIn } from '../../domain/richText/document';
import type { Product } from '../../payload-types';
import type { Ctx } from '../ctx';
import { findReferences, type References } from '../richText/findReferences';

/** What the descriptions of these products refer to, in every language: one query for each referenced collection. */
export const productReferences = (ctx: Ctx, ...products: readonly Product[]): Promise<References> =>
  findReferences(
    ctx,
    products.flatMap((product) => descriptions.map(({ document }) => documentIn(product[document]))),
  );
