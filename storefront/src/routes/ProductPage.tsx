/** A product. */
import { lazy, Suspense, useEffect } from 'react';
import styled from 'styled-components';
import { useParams } from 'react-router-dom';
import { getBannerImages } from '../../../contract/banners';
import { getDeliveryCharge } from '../../../contract/delivery';
import { viewProduct } from '../../../contract/productPages';
import type { CallFailure } from '../../../contract/client/answer';
import { ask } from '../api/ask';
import { useCall } from '../../../frontend/api/useCall';
import type { Visit } from '../app/page';
import { paths } from '../app/paths';
import { productType } from '../../../domain/catalogue/productType';
import { usePlaceWanted } from '../app/session/usePlaceWanted';
import { useStored } from '../app/session/useStored';
import { rememberViewed } from '../app/session/recent';
import { Banner } from '../features/catalogue/Banner';
import { productMessages } from '../features/product/messages';
import { MissingProduct } from '../features/product/MissingProduct';
import { ProductSkeleton, ProductView, useProductCrumbs } from '../features/product/ProductView';
import { useProductHead } from '../features/product/useProductHead';
import { ReviewList } from '../features/product/Reviews';
import { useText } from '../../../frontend/messages/useText';
import { ProductGrid } from '../shopping/ProductGrid';
import { WhenNear } from '../shopping/WhenNear';
import { ButtonLink } from '../ui/Button';
import { Card } from '../ui/Card';

export const preload = ({ params }: Visit) => [
  ask(viewProduct, { params: { slug: params['product'] ?? '' } }),
  ask(getBannerImages, {}),
  ask(getDeliveryCharge, {}),
];

const firstReviews = 5;

const RecentProducts = lazy(async () => ({
  default: (await import('../features/recent/RecentProducts')).RecentProducts,
}));

const BoughtTogether = lazy(async () => ({
  default: (await import('../features/together/BoughtTogether')).BoughtTogether,
}));

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  margin-bottom: 16px;
`;

const ProductPreview = lazy(async () => ({
  default: (await import('../features/product/ProductPreview')).ProductPreview,
}));

const previewOf = (slug: string, failure: CallFailure) => (
  <Suspense fallback={<ProductSkeleton />}>
    <ProductPreview slug={slug} missing={failure} />
  </Suspense>
);

/** The roles that may see products hidden from customers. */
const previewing: readonly string[] = ['admin', 'subadmin', 'vendor'];

export function Page() {
  const say = useText(productMessages);
  const { product: slug = '' } = useParams();
  const { answer, failure } = useCall(viewProduct, { params: { slug } });
  const role = useStored('auth_role');
  const mayPreview = failure?.status === 404 && previewing.includes(role ?? '');
  const product = answer?.product;
  usePlaceWanted(product?.type === productType.grocery ? 'page' : null);
  const id = product?.id;
  useEffect(() => {
    if (id !== undefined) rememberViewed(String(id));
  }, [id]);
  const crumbs = useProductCrumbs(product);
  useProductHead({ slug, product, star: answer?.star ?? 0, reviews: answer?.total_review ?? 0, crumbs, failure });
  if (failure && !answer) return mayPreview ? previewOf(slug, failure) : <MissingProduct failure={failure} />;
  if (!answer || !product) return <ProductSkeleton />;
  return (
    <ProductView product={product} star={answer.star} isInFlash={answer.flash_sale === 1}>
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
      <WhenNear>
        <BoughtTogether productId={product.id} />
        <RecentProducts viewed={product.id} />
      </WhenNear>
    </ProductView>
  );
}
