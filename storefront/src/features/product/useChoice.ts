/** What the shopper chose of a product: options and number of pieces. What is not chosen yet is asked for before it is added. */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { chooseOptions, variationFields, type Chosen } from '../../../../domain/cart/options';
import { maxQuantity } from '../../../../domain/cart/quantity';
import { parseOptions } from '../../../../domain/catalogue/variations';
import { isSoldOut, offerOf } from '../../../../domain/variants/offer';
import { paths } from '../../app/paths';
import { askOptions } from '../../shopping/optionQuestion';
import { chosenAtFirst } from '../../shopping/options';
import { soldAt, useAddToCart } from '../../shopping/useAddToCart';
import type { ProductData } from './productData';

export type Choice = ReturnType<typeof useChoice>;

export function useChoice(product: ProductData) {
  const navigate = useNavigate();
  const { add, isPending } = useAddToCart();
  const offered = { variation1: parseOptions(product.option1), variation2: parseOptions(product.option2) };
  const [chosen, setChosen] = useState<Chosen>(() => chosenAtFirst(product));
  const [typed, setQty] = useState(1);
  const offer = offerOf(product, chosen);
  const maxQty = Math.max(1, Math.min(maxQuantity, offer.qty));
  const qty = Math.min(typed, maxQty);
  /** The wish with every option chosen; null when the shopper closed the question. */
  const wishWith = async (button?: string) => {
    const isWhole = Object.keys(chooseOptions(product, chosen).problems).length === 0;
    const asked = { slug: product.slug, product, chosen, ...(button !== undefined && { button }) };
    const whole = isWhole ? chosen : await askOptions(asked);
    if (!whole) return null;
    setChosen(whole);
    return { productId: product.id, slug: product.slug, qty, sold: soldAt(product), ...whole };
  };
  return {
    variations: variationFields
      .filter((field) => offered[field].length > 0)
      .map((field) => ({
        type: product[field],
        options: offered[field],
        chosen: chosen[field],
        choose: (option: string) => setChosen((now) => ({ ...now, [field]: option })),
        isSoldOut: (option: string) => isSoldOut(product, field, option, chosen),
      })),
    qty,
    setQty,
    maxQty,
    offer,
    isPending,
    addToCart: async () => {
      const wish = await wishWith();
      if (wish) await add(wish);
    },
    /** `button`: what the question's button says. */
    buyNow: async (button: string) => {
      const wish = await wishWith(button);
      if (wish && (await add(wish, { then: paths.cart })) === 'there') void navigate(paths.cart);
    },
  };
}
