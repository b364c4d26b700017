import * as contract from '../contract/ownProducts';
import type { Failure } from '../domain/failure';
import { changeAmounts } from '../services/products/changeAmounts';
import { copyProduct } from '../services/products/copyProduct';
import { implement, type Implementation } from './implement';
import { say } from './messages/index';
import { fieldSentences } from './respond';

export const ownProductEndpoints: Implementation[] = [
  implement(contract.changeProductAmounts, async (ctx, { body }) => ({
    status: 200,
    results: (await changeAmounts(ctx, body.changes)).map(({ id, product, failure }) => ({
      id,
      problem: failure && sentenceOf(failure, ctx.language),
      selling_price: product?.selling_price ?? null,
      original_price: product?.original_price ?? null,
      qty: product?.qty ?? null,
    })),
  })),
  implement(contract.copyProduct, async (ctx, { params }) => {
    const { id, slug } = await copyProduct(ctx, params.id);
    return { status: 200, message: 'productCopied', id, slug };
  }),
];

/** What is wrong with the product's fields, or else with the product. */
function sentenceOf(failure: Failure, language: 'en' | 'bn'): string {
  const fields = Object.values(fieldSentences(failure.fields, language)).flat();
  return fields.length > 0 ? fields.join(' ') : say(failure.code, language, failure.params);
}
