/** The older product address, inside its collection. */
import { useParams } from 'react-router-dom';
import { getDeliveryCharge } from '../../../contract/delivery';
import { viewProductDetails } from '../../../contract/productPages';
import { ask } from '../api/ask';
import { useCall } from '../../../frontend/api/useCall';
import type { Visit } from '../app/page';
import { MissingProduct } from '../features/product/MissingProduct';
import { ProductSkeleton, ProductView, useProductCrumbs } from '../features/product/ProductView';
import { useProductHead } from '../features/product/useProductHead';

const callFor = (category: string | undefined, product: string | undefined) => ({
  params: { category: category ?? '', product: product ?? '' },
});

export const preload = ({ params }: Visit) => [
  ask(viewProductDetails, callFor(params['category'], params['product'])),
  ask(getDeliveryCharge, {}),
];

export function Page() {
  const { category, product: slug = '' } = useParams();
  const { answer, failure } = useCall(viewProductDetails, callFor(category, slug));
  const product = answer?.product;
  const crumbs = useProductCrumbs(product);
  const { rating: star = 0, total_review: reviews = 0 } = product ?? {};
  useProductHead({ slug, product, star, reviews, crumbs, failure });
  if (failure && !answer) return <MissingProduct failure={failure} />;
  if (!product) return <ProductSkeleton />;
  return <ProductView product={product} star={product.rating} />;
}
