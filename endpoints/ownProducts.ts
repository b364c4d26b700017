import * as contract from '../contract/ownProducts';
import type { Failure } from '../domain/failure';
import { changeAmounts } from '../services/products/changeAmounts';
import type { Combination } from '../domain/variants/rules';
import { copyProduct } from '../services/products/copyProduct';
import { readProductVariants } from '../services/products/readProductVariants';
import { implement, type Implementation } from './implement';
import { say } from './messages/index';
import { presentFormVariant } from './present/variant';
import { fieldSentences } from './respond';

export const ownProductEndpoints: Implementation[] = [
  implement(contract.changeProductAmounts, async (ctx, { body }) => ({
    status: 200,
    results: (await changeAmounts(ctx, body.changes)).map(({ id, product, failure }, place) => ({
      id,
      problem: failure && sentenceOf(failure, ctx.language, body.changes[place]?.variants),
      selling_price: product?.selling_price ?? null,
      original_price: product?.original_price ?? null,
      qty: product?.qty ?? null,
    })),
  })),
  implement(contract.productVariants, async (ctx, { query }) => ({
    status: 200,
    products: (await readProductVariants(ctx, query.ids.split(','))).map(({ product, variants }) => ({
      id: product.id,
      variation1: product.variation1 ?? '',
      variation2: product.variation2 ?? '',
      variants: variants.map(presentFormVariant),
    })),
  })),
  implement(contract.copyProduct, async (ctx, { params }) => {
    const { id, slug } = await copyProduct(ctx, params.id);
    return { status: 200, message: 'productCopied', id, slug };
  }),
];

/** What is wrong with the product's fields, each with its combination, or else with the product. */
function sentenceOf(failure: Failure, language: 'en' | 'bn', variants: readonly Combination[] = []): string {
  const fields = Object.entries(fieldSentences(failure.fields, language)).map(([field, sentences]) => {
    const variant = variants[Number(/^variants\.(\d+)\./.exec(field)?.[1])];
    const name = variant ? `${[variant.option1, variant.option2].filter(Boolean).join(' · ')}: ` : '';
    return `${name}${sentences.join(' ')}`;
  });
  return fields.length > 0 ? fields.join(' ') : say(failure.code, language, failure.params);
}
