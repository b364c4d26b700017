/** What the shopper chose of a product: options and number of pieces. */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { maxQuantity } from '../../../../domain/cart/quantity';
import { parseOptions } from '../../../../domain/catalogue/variations';
import { paths } from '../../app/paths';
import { useAddToCart } from '../../shopping/useAddToCart';
import type { ProductData } from './productData';

export function useChoice(product: ProductData) {
  const navigate = useNavigate();
  const { add, isPending } = useAddToCart();
  const options1 = parseOptions(product.option1);
  const options2 = parseOptions(product.option2);
  const [chosen1, setChosen1] = useState(options1[0] ?? '');
  const [chosen2, setChosen2] = useState(options2[0] ?? '');
  const [qty, setQty] = useState(1);
  const wish = { productId: product.id, qty, variation1: chosen1, variation2: chosen2 };
  return {
    variations: [
      { type: product.variation1, options: options1, chosen: chosen1, choose: setChosen1 },
      { type: product.variation2, options: options2, chosen: chosen2, choose: setChosen2 },
    ].filter(({ options }) => options.length > 0),
    qty,
    setQty,
    maxQty: Math.max(1, Math.min(maxQuantity, product.qty)),
    isPending,
    addToCart: () => add(wish),
    buyNow: async () => {
      if ((await add(wish, { isSilent: true })) === 'there') void navigate(paths.cart);
    },
  };
}
