/** Products that others bought together with a product; nothing if there are none. */
import { getBoughtTogether } from '../../../../contract/productPages';
import { useCall } from '../../../../frontend/api/useCall';
import { useText } from '../../../../frontend/messages/useText';
import { ProductRow } from '../../shopping/ProductRow';
import { togetherMessages } from './messages';

export function BoughtTogether({ productId }: { productId: string | number }) {
  const say = useText(togetherMessages);
  const { answer } = useCall(getBoughtTogether, { params: { productId: String(productId) } }, { isQuiet: true });
  if (!answer || answer.products.length === 0) return null;
  return <ProductRow title={say('title')} products={answer.products} />;
}
