/** Title, link preview and structured data of a product, for both of its addresses. */
import type { CallFailure } from '../../../../contract/client/answer';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useLanguage } from '../../../../frontend/messages/useLanguage';
import { useText } from '../../../../frontend/messages/useText';
import { useHead } from '../../app/head';
import { pathInLanguage } from '../../app/languageAddress';
import { basePath, paths } from '../../app/paths';
import type { Crumb } from '../../ui/Breadcrumb';
import { descriptionIn, shortDescriptionIn } from '../../shopping/describedIn';
import { breadcrumbData } from '../../app/breadcrumbData';
import { productMessages } from './messages';
import { productSchema, type ProductData } from './productData';

type Shown = {
  slug: string;
  product: ProductData | undefined;
  star: number;
  reviews: number;
  crumbs: readonly Crumb[];
  failure: CallFailure | undefined;
};

export function useProductHead({ slug, product, star, reviews, crumbs, failure }: Shown): void {
  const say = useText(productMessages);
  const language = useLanguage();
  const { nameOf, wordsOf } = useFormats();
  const name = product ? nameOf(product) : say('collections');
  const description =
    product && (product.meta_descrip ? wordsOf(product.meta_descrip) : shortDescriptionIn(language, product));
  const told = {
    name,
    description: description || (product ? descriptionIn(language, product).words.slice(0, 300) : ''),
    url: `${basePath}${pathInLanguage(paths.product(slug), language)}`,
    star,
    reviews,
  };
  useHead({
    title: (product?.meta_title && wordsOf(product.meta_title)) || name,
    description,
    keywords: product?.meta_keyword,
    canonical: paths.product(slug),
    image: product?.image1,
    imageAlt: name,
    kind: 'product',
    status: failure?.status === 404 ? 404 : 200,
    data: product && [productSchema(product, told), breadcrumbData(crumbs)],
  });
}
