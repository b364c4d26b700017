/** The four "more" pages: featured, flash sale, new, and general products around the shopper. */
import { useLocation, useSearchParams } from 'react-router-dom';
import {
  getFeaturedProduct,
  getFlashProduct,
  getGeneralGroceryProduct,
  getNewProduct,
} from '../../../contract/catalogue';
import { ask } from '../api/ask';
import { useCall } from '../../../frontend/api/useCall';
import { useHead } from '../app/head';
import type { Visit } from '../app/page';
import { paths } from '../app/paths';
import { placeParams, type Place } from '../app/session/place';
import { usePlaceWanted } from '../app/session/usePlaceWanted';
import { usePlace } from '../app/session/useStored';
import { NoProducts } from '../features/catalogue/FilteredGrid';
import { gridPageSize } from '../features/catalogue/gridQuery';
import { catalogueMessages } from '../features/catalogue/messages';
import { useText } from '../../../frontend/messages/useText';
import { FlashEnds } from '../shopping/FlashEnds';
import { pageIn, readPageQuery } from '../shopping/pageIn';
import { ProductGrid, ProductGridSkeleton } from '../shopping/ProductGrid';
import { PageHeading } from '../ui/PageHeading';
import { Pagination } from '../ui/Pagination';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { areaMessages } from './area.messages';

const kinds = {
  [paths.featuredMore]: { route: getFeaturedProduct, name: 'featured' },
  [paths.flashMore]: { route: getFlashProduct, name: 'flash' },
  [paths.newMore]: { route: getNewProduct, name: 'new' },
} as const;

const isKind = (path: string): path is keyof typeof kinds => path in kinds;

const windowAt = (page: number) => ({ offset: page * gridPageSize, limit: gridPageSize });
const aroundCall = (place: Place | null, page: number) => ({ params: placeParams(place), query: windowAt(page) });

export const preload = ({ path, place, query }: Visit) => {
  const page = pageIn(query);
  return isKind(path)
    ? [ask(kinds[path].route, { query: windowAt(page) })]
    : [ask(getGeneralGroceryProduct, aroundCall(place, page))];
};

/** The products of the current page; the place matters only for general groceries. */
function useProducts(path: string, page: number) {
  const place = usePlace();
  const query = windowAt(page);
  const options = { keepPrevious: true };
  const kind = isKind(path) ? kinds[path] : undefined;
  const plain = useCall(kind?.route ?? getNewProduct, kind ? { query } : null, options);
  const around = useCall(getGeneralGroceryProduct, kind ? null : aroundCall(place, page), options);
  return kind ? plain : around;
}

export const readQuery = readPageQuery;

export function Page() {
  const say = useText(areaMessages);
  const sayCatalogue = useText(catalogueMessages);
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const page = pageIn(query);
  const { answer } = useProducts(pathname, page);
  usePlaceWanted(isKind(pathname) ? null : 'around');
  const name = say(isKind(pathname) ? kinds[pathname].name : 'generalGrocery');
  useHead({ title: say('listTitle', { name }) });
  const turnTo = (next: number) => {
    setQuery(next === 0 ? {} : { page: String(next + 1) });
    window.scrollTo({ top: 0, behavior: 'smooth' });
  };
  return (
    <>
      <PageHeading title={name} text={pathname === paths.flashMore && <FlashEnds instead={say('flashText')} />} />
      {!answer && <ProductGridSkeleton />}
      {answer && answer.product.length === 0 && <NoProducts />}
      <VisuallyHidden as="h2">{sayCatalogue('results')}</VisuallyHidden>
      {answer && <ProductGrid products={answer.product} isFirst />}
      <Pagination total={answer?.totalcount ?? 0} pageSize={gridPageSize} page={page} onChange={turnTo} />
    </>
  );
}
