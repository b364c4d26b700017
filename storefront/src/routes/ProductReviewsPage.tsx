/** All reviews of a product, twelve a page. */
import { Link, useParams, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { getAllReview } from '../../../contract/productPages';
import { ask } from '../api/ask';
import { useCall } from '../../../frontend/api/useCall';
import { useHead } from '../app/head';
import type { Visit } from '../app/page';
import { paths } from '../app/paths';
import { productMessages } from '../features/product/messages';
import { MissingProduct } from '../features/product/MissingProduct';
import { ReviewList } from '../features/product/Reviews';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { pageIn, readPageQuery } from '../shopping/pageIn';
import { ButtonLink } from '../ui/Button';
import { Card } from '../ui/Card';
import { PageHeading } from '../ui/PageHeading';
import { Pagination } from '../ui/Pagination';
import { Picture } from '../ui/Picture';
import { Price } from '../ui/Price';
import { RowsSkeleton } from '../ui/Skeleton';
import { Stars } from '../ui/Stars';

const pageSize = 12;
const callFor = (id: string | undefined, page: number) => ({
  params: { productId: id ?? '' },
  query: { offset: page * pageSize, limit: pageSize },
});

export const readQuery = readPageQuery;

export const preload = ({ params, query }: Visit) => [ask(getAllReview, callFor(params['id'], pageIn(query)))];

const Head = styled(Card)`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: 4px 16px;
  align-items: center;
  margin-bottom: 20px;
  > a {
    grid-column: 1 / -1;
    margin-top: 10px;
  }
  @media (min-width: 640px) {
    grid-template-columns: 120px minmax(0, 1fr) auto;
    > a {
      grid-column: auto;
      margin: 0;
    }
  }
`;
const Words = styled.div`
  display: grid;
  gap: 6px;
  a {
    color: var(--ink);
    font-weight: 600;
    font-size: 1.125rem;
    text-decoration: none;
  }
  a:hover {
    color: var(--leaf);
    text-decoration: underline;
  }
  p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    color: var(--ink-2);
  }
`;

export function Page() {
  const say = useText(productMessages);
  const { nameOf } = useFormats();
  const { id } = useParams();
  const [query, setQuery] = useSearchParams();
  const page = pageIn(query);
  const { answer, failure } = useCall(getAllReview, callFor(id, page), { keepPrevious: true });
  const name = answer ? nameOf(answer.product) : '';
  useHead({ title: say('title', { name: say('reviews') }), status: failure?.status === 404 ? 404 : 200 });
  if (failure && !answer) return <MissingProduct failure={failure} />;
  if (!answer) return <RowsSkeleton />;
  const { product } = answer;
  return (
    <>
      <PageHeading title={say('reviews')} />
      <Head>
        <Picture src={product.thumbnail} alt="" width={120} height={120} sizes="120px" radius="var(--radius)" isFirst />
        <Words>
          <Link to={paths.product(product.slug)}>{name}</Link>
          <Price amount={product.selling_price} before={product.original_price} />
          <p>
            <Stars value={answer.star} size={18} />
            {say('reviewCount', { count: answer.total_review })}
          </p>
        </Words>
        <ButtonLink kind="quiet" to={paths.product(product.slug)}>
          {say('backToProduct')}
        </ButtonLink>
      </Head>
      <Card>
        <ReviewList reviews={answer.review} />
      </Card>
      <Pagination
        total={answer.total_review}
        pageSize={pageSize}
        page={page}
        onChange={(next) => {
          setQuery(next === 0 ? {} : { page: String(next + 1) });
          window.scrollTo({ top: 0, behavior: 'smooth' });
        }}
      />
    </>
  );
}
