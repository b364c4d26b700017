/** Everything a product's page shows; both product addresses draw it. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { paths } from '../../app/paths';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useLanguage } from '../../../../frontend/messages/useLanguage';
import { useText } from '../../../../frontend/messages/useText';
import { descriptionIn } from '../../shopping/describedIn';
import { Breadcrumb, type Crumb } from '../../ui/Breadcrumb';
import { Card } from '../../ui/Card';
import { RichText } from '../../ui/RichText';
import { Skeleton } from '../../ui/Skeleton';
import { Video } from '../../ui/Video';
import { Gallery } from './Gallery';
import { productMessages } from './messages';
import { imagesOf, type ProductData } from './productData';
import { SoldBy } from './SoldBy';
import { Summary } from './Summary';
import { useChoice } from './useChoice';

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  @media (min-width: 768px) {
    gap: 20px;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  @media (min-width: 1100px) {
    grid-template-columns: 440px minmax(0, 1fr) 290px;
    gap: 28px;
  }
  > :last-child {
    align-self: start;
  }
  > :last-child {
    @media (min-width: 768px) and (max-width: 1099px) {
      grid-column: 1 / -1;
    }
  }
`;
/** One line on a phone: the name and the price are what must be seen first. */
const Where = styled.div`
  @media (max-width: 767px) {
    ol {
      flex-wrap: nowrap;
      overflow-x: auto;
      margin: 6px 0;
      scrollbar-width: none;
      white-space: nowrap;
    }
    li:last-child {
      display: none;
    }
  }
`;
const Below = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  margin-top: 28px;
`;
/** Words and video beside each other where there is room. */
const Told = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-items: start;
  @media (min-width: 1024px) {
    grid-template-columns: repeat(auto-fit, minmax(440px, 1fr));
  }
`;
const Words = styled.div`
  max-width: 76ch;
  margin-top: 10px;
  line-height: 1.7;
  white-space: pre-line;
`;

/** Category, sub category, child category, product. */
export function useProductCrumbs(product: ProductData | undefined): Crumb[] {
  const { nameOf } = useFormats();
  const say = useText(productMessages);
  if (!product) return [{ name: say('home'), to: paths.home }];
  const { category, subcategory, childcategory } = product;
  return [
    ...(category ? [{ name: nameOf(category), to: paths.collection(category.slug) }] : []),
    ...(subcategory ? [{ name: nameOf(subcategory) }] : []),
    ...(childcategory ? [{ name: nameOf(childcategory), to: paths.category(childcategory.slug) }] : []),
    { name: nameOf(product) },
  ];
}

type ChosenProps = { product: ProductData; star: number; isInFlash: boolean; isPreview: boolean };

/** Pictures, price and stock of what is chosen. */
function Chosen({ product, star, isInFlash, isPreview }: ChosenProps) {
  const { nameOf } = useFormats();
  const choice = useChoice(product);
  const images = imagesOf(product);
  return (
    <Top>
      <Gallery images={images} name={nameOf(product)} wanted={placeOf(product, images, choice.offer.image)} />
      <Summary product={product} choice={choice} star={star} isInFlash={isInFlash} isPreview={isPreview} />
      <SoldBy product={product} />
    </Top>
  );
}

/** Where among the pictures that are there the one of this place stands; null for none in particular. */
function placeOf(product: ProductData, images: readonly string[], image: number): number | null {
  const wanted = [product.image1, product.image2, product.image3, product.image4, product.image5, product.image6][
    image - 1
  ];
  return wanted ? images.indexOf(wanted) : null;
}

export type ProductViewProps = {
  product: ProductData;
  star: number;
  isInFlash?: boolean;
  /** Customers do not see it: nothing can be bought or passed on. */
  isPreview?: boolean;
  children?: ReactNode;
};

export function ProductView({ product, star, isInFlash = false, isPreview = false, children }: ProductViewProps) {
  const say = useText(productMessages);
  const { nameOf } = useFormats();
  const description = descriptionIn(useLanguage(), product);
  const name = nameOf(product);
  const crumbs = useProductCrumbs(product);
  return (
    <>
      <Where>
        <Breadcrumb crumbs={crumbs} label={say('youAreHere')} />
      </Where>
      <Chosen key={String(product.id)} product={product} star={star} isInFlash={isInFlash} isPreview={isPreview} />
      <Below>
        <Told>
          {description.words && (
            <Card>
              <h2>{say('details')}</h2>
              {description.blocks.length > 0 ? (
                <RichText blocks={description.blocks} under={2} isVendors />
              ) : (
                <Words>{description.words}</Words>
              )}
            </Card>
          )}
          {product.video && (
            <Card>
              <h2 style={{ marginBottom: 12 }}>{say('video')}</h2>
              <Video id={product.video} title={name} />
            </Card>
          )}
        </Told>
        {children}
      </Below>
    </>
  );
}

/** The same places, empty. */
export function ProductSkeleton() {
  return (
    <Top style={{ marginTop: 52 }}>
      <Skeleton style={{ aspectRatio: '1', height: 'auto' }} />
      <div style={{ display: 'grid', gap: 14, alignContent: 'start' }}>
        <Skeleton $height="34px" />
        <Skeleton $width="50%" />
        <Skeleton $height="42px" $width="40%" />
        <Skeleton $height="90px" />
        <Skeleton $height="52px" />
      </div>
      <Skeleton $height="220px" />
    </Top>
  );
}
