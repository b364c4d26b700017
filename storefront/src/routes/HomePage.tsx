/** Home. */
import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { getBannerImages } from '../../../contract/banners';
import { getGroceryData, getHomeProduct } from '../../../contract/catalogue';
import { getAllCategory } from '../../../contract/categories';
import { getHomePage } from '../../../contract/pages';
import { getSliderImages } from '../../../contract/sliders';
import { reachableFirst } from '../../../domain/places/reach';
import { ask } from '../api/ask';
import { useCall } from '../../../frontend/api/useCall';
import { useHead } from '../app/head';
import type { Visit } from '../app/page';
import { basePath, paths } from '../app/paths';
import { placeParams, upazilaIdOf, type Place } from '../app/session/place';
import { usePlace } from '../app/session/useStored';
import { Banner } from '../features/catalogue/Banner';
import { ShopGrid, ShopTile } from '../features/catalogue/ShopTile';
import { Capsules } from '../features/home/Capsules';
import { CategoryMenu } from '../features/home/CategoryMenu';
import { Hero } from '../features/home/Hero';
import { homeMessages } from '../features/home/messages';
import { MoreTile, Section } from '../features/home/Section';
import { Shortcuts } from '../features/home/Shortcuts';
import { sharedMessages } from '../i18n/shared.messages';
import { useText } from '../../../frontend/messages/useText';
import { FlashEnds } from '../shopping/FlashEnds';
import { ProductCard, type ProductCardData } from '../shopping/ProductCard';
import { ready } from '../shopping/pageParts/types';
import { ProductGrid, ProductGridSkeleton } from '../shopping/ProductGrid';
import { WhenNear } from '../shopping/WhenNear';
import { Button } from '../ui/Button';
import { Carousel } from '../ui/Carousel';
import { EmptyState } from '../ui/EmptyState';
import { VisuallyHidden } from '../ui/VisuallyHidden';

/** Exported for the preview of slides: otherwise the build would split what home needs into two scripts. */
export { Slides } from '../features/home/Hero';

/** As many as in the other lists. */
const groceriesShown = 11;
const groceryOf = (place: Place) => ({ params: { ...placeParams(place), offset: 0, limit: groceriesShown } });

export const preload = ({ place }: Visit) => [
  ask(getHomeProduct, {}),
  ...(place ? [ask(getGroceryData, groceryOf(place))] : []),
  ask(getHomePage, {}),
  ask(getSliderImages, {}),
  ask(getBannerImages, {}),
  ask(getAllCategory, {}),
];

const RecentProducts = lazy(async () => ({
  default: (await import('../features/recent/RecentProducts')).RecentProducts,
}));

const PageParts = lazy(async () => ({ default: (await import('../shopping/pageParts/PageParts')).PageParts }));

const moveEveryMs = 2000;

const Top = styled.div`
  display: grid;
  gap: 0 14px;
  margin: 12px 0 14px;
  align-items: start;
  @media (min-width: 1024px) {
    grid-template-columns: 250px minmax(0, 1fr);
  }
`;

type ListProps = { title: string; products: readonly ProductCardData[]; moreTo: string };

/** Up to eleven products and a link to all of them. */
function ProductSection({ title, products, moreTo }: ListProps) {
  const upazila = upazilaIdOf(usePlace());
  if (products.length === 0) return null;
  return (
    <Section title={title} moreTo={moreTo}>
      <ProductGrid
        products={reachableFirst(products, upazila)}
        columns={6}
        fourFrom464
        last={<MoreTile to={moreTo} name={title} />}
      />
    </Section>
  );
}

function FlashSale({ products }: { products: readonly ProductCardData[] }) {
  const say = useText(homeMessages);
  const upazila = upazilaIdOf(usePlace());
  if (products.length === 0) return null;
  return (
    <Section title={say('flash')} text={<FlashEnds instead={say('flashText')} />} moreTo={paths.flashMore} isBright>
      <Carousel
        label={say('flash')}
        shown={{ mobile: 2, tablet: 4, desktop: 6 }}
        everyMs={moveEveryMs}
        items={reachableFirst(products, upazila).map((product) => ({
          key: String(product.id),
          content: <ProductCard product={product} />,
        }))}
      />
    </Section>
  );
}

/** Of the shopper's own area once that is known. */
function Groceries({ anywhere }: { anywhere: readonly ProductCardData[] }) {
  const say = useText(homeMessages);
  const place = usePlace();
  const { answer } = useCall(getGroceryData, place && groceryOf(place), { isQuiet: true, keepPrevious: true });
  const products = (place && answer?.product) ?? anywhere;
  return <ProductSection title={say('groceryProducts')} products={products} moreTo={paths.grocery} />;
}

/** The page that editors put above the lists: loaded only if there is one. */
function OwnPage() {
  const { answer } = useCall(getHomePage, {}, { isQuiet: true });
  if (!answer?.page) return null;
  const Parts = ready.Parts ?? PageParts;
  return (
    <Suspense>
      <Parts parts={answer.page.blocks} />
    </Suspense>
  );
}

function Lists() {
  const say = useText(homeMessages);
  const sayShared = useText(sharedMessages);
  const { answer, failure, reload } = useCall(getHomeProduct, {});
  if (failure && !answer) {
    return (
      <EmptyState title={say('failed')} text={failure.message || sayShared('somethingWrong')}>
        <Button onClick={() => void reload()}>{sayShared('tryAgain')}</Button>
      </EmptyState>
    );
  }
  if (!answer) return <ProductGridSkeleton count={12} />;
  return (
    <>
      <ProductSection title={say('featured')} products={answer.featured} moreTo={paths.featuredMore} />
      <FlashSale products={answer.flash_sell} />
      <Banner slot="banner1" />
      <ProductSection title={say('newProducts')} products={answer.general} moreTo={paths.newMore} />
      <Banner slot="banner2" />
      <Groceries anywhere={answer.grocery} />
      {answer.shop.length > 0 && (
        <Section title={say('shops')} moreTo={paths.mall}>
          <ShopGrid>
            {answer.shop.map((shop) => (
              <li key={shop.id}>
                <ShopTile shop={shop} />
              </li>
            ))}
          </ShopGrid>
        </Section>
      )}
    </>
  );
}

export function Page() {
  const say = useText(homeMessages);
  useHead({
    title: say('title'),
    description: say('description'),
    data: [{ '@type': 'WebSite', name: 'Haat', url: `${basePath}/` }],
  });
  return (
    <>
      <VisuallyHidden as="h1">{say('heading')}</VisuallyHidden>
      <Top>
        <CategoryMenu />
        <div style={{ minWidth: 0 }}>
          <Hero />
          <Capsules />
        </div>
      </Top>
      <OwnPage />
      <Lists />
      <Shortcuts />
      <WhenNear>
        <RecentProducts />
      </WhenNear>
    </>
  );
}
