/** The older product address, inside its collection. */
import { useParams } from 'react-router-dom';
import { viewProductDetails } from '../../../contract/catalogue';
import { ask } from '../api/ask';
import { useCall } from '../../../frontend/api/useCall';
import { useHead } from '../app/head';
import type { Visit } from '../app/page';
import { paths } from '../app/paths';
import { productMessages } from '../features/product/messages';
import { MissingProduct } from '../features/product/MissingProduct';
import { productSchema } from '../features/product/productData';
import { ProductSkeleton, ProductView } from '../features/product/ProductView';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';

const callFor = (category: string | undefined, product: string | undefined) => ({
  params: { category: category ?? '', product: product ?? '' },
});

export const preload = ({ params }: Visit) => [ask(viewProductDetails, callFor(params['category'], params['product']))];

export function Page() {
  const say = useText(productMessages);
  const { nameOf, wordsOf } = useFormats();
  const { category, product: slug } = useParams();
  const { answer, failure } = useCall(viewProductDetails, callFor(category, slug));
  const product = answer?.product;
  useHead({
    title:
      (product?.meta_title && wordsOf(product.meta_title)) ||
      say('title', { name: product ? nameOf(product) : say('collections') }),
    description: product && wordsOf(product.meta_descrip || product.short_description),
    canonical: paths.product(slug ?? ''),
    image: product?.image1,
    kind: 'product',
    status: failure?.status === 404 ? 404 : 200,
    data: product && [productSchema(product, product.rating, product.total_review)],
  });
  if (failure && !answer) return <MissingProduct failure={failure} />;
  if (!product) return <ProductSkeleton />;
  return <ProductView product={product} star={product.rating} />;
}
