/** A product. */
import styled from 'styled-components';
import { useParams } from 'react-router-dom';
import { getBannerImages } from '../../../contract/banners';
import { viewProduct } from '../../../contract/catalogue';
import { ask } from '../api/ask';
import { useCall } from '../../../frontend/api/useCall';
import { useHead } from '../app/head';
import type { Visit } from '../app/page';
import { paths } from '../app/paths';
import { usePlaceOnly } from '../app/session/useGuards';
import { Banner } from '../features/catalogue/Banner';
import { breadcrumbData } from '../features/catalogue/breadcrumbData';
import { productMessages } from '../features/product/messages';
import { MissingProduct } from '../features/product/MissingProduct';
import { productSchema } from '../features/product/productData';
import { ProductSkeleton, ProductView, useProductCrumbs } from '../features/product/ProductView';
import { ReviewList } from '../features/product/Reviews';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { ProductGrid } from '../shopping/ProductGrid';
import { ButtonLink } from '../ui/Button';
import { Card } from '../ui/Card';

export const preload = ({ params }: Visit) => [
  ask(viewProduct, { params: { slug: params['product'] ?? '' } }),
  ask(getBannerImages, {}),
];

const firstReviews = 5;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  margin-bottom: 16px;
`;

export function Page() {
  usePlaceOnly();
  const say = useText(productMessages);
  const { nameOf, wordsOf } = useFormats();
  const { product: slug = '' } = useParams();
  const { answer, failure } = useCall(viewProduct, { params: { slug } });
  const product = answer?.product;
  const crumbs = useProductCrumbs(product);
  const name = product ? nameOf(product) : say('collections');
  useHead({
    title: (product?.meta_title && wordsOf(product.meta_title)) || say('title', { name }),
    description: product && wordsOf(product.meta_descrip || product.short_description),
    keywords: product?.meta_keyword,
    canonical: paths.product(slug),
    image: product?.image1,
    kind: 'product',
    status: failure?.status === 404 ? 404 : 200,
    data: answer && [productSchema(answer.product, answer.star, answer.total_review), breadcrumbData(crumbs)],
  });
  if (failure && !answer) return <MissingProduct failure={failure} />;
  if (!answer || !product) return <ProductSkeleton />;
  return (
    <ProductView product={product} star={answer.star}>
      <Card id="reviews">
        <Head>
          <h2>{say('reviews')}</h2>
          {answer.total_review > 0 && (
            <ButtonLink kind="quiet" size="small" to={paths.productReviews(product.id)}>
              {say('allReviews')}
            </ButtonLink>
          )}
        </Head>
        <ReviewList reviews={answer.review.slice(0, firstReviews)} />
      </Card>
      <Banner slot="banner7" />
      {answer.same_product.length > 0 && (
        <section>
          <h2 style={{ marginBottom: 12 }}>{say('same')}</h2>
          <ProductGrid products={answer.same_product} columns={6} />
        </section>
      )}
    </ProductView>
  );
}
