/** Products waiting for a review, and those reviewed; twenty per page. */
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { myReviewOrder } from '../../../../contract/reviews';
import { useCall } from '../../../../frontend/api/useCall';
import { paths } from '../../app/paths';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { BoughtLine, type BoughtLineData } from '../../shopping/BoughtLine';
import { usePageInAddress } from '../../shopping/usePageInAddress';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Pagination } from '../../ui/Pagination';
import { RowsSkeleton } from '../../ui/Skeleton';
import { Stars } from '../../ui/Stars';
import { Tabs } from '../../ui/Tabs';
import { reviewMessages } from './messages';

const pageSize = 20;
const tabs = ['new', 'history'] as const;

const List = styled.ul`
  padding: 0 14px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--card);
  li + li {
    border-top: 1px solid var(--line);
  }
  @media (min-width: 640px) {
    padding: 2px 20px;
  }
`;

type Item = BoughtLineData & { id: string | number };
type PagesProps<T extends Item> = {
  items: readonly T[];
  page: number;
  onPage: (page: number) => void;
  side: (item: T) => ReactNode;
  empty: ReactNode;
};

function Pages<T extends Item>({ items, page, onPage, side, empty }: PagesProps<T>) {
  if (items.length === 0) return empty;
  const shown = Math.min(page, Math.ceil(items.length / pageSize) - 1);
  return (
    <>
      <List>
        {items.slice(shown * pageSize, (shown + 1) * pageSize).map((item) => (
          <li key={item.id}>
            <BoughtLine line={item}>{side(item)}</BoughtLine>
          </li>
        ))}
      </List>
      <Pagination total={items.length} pageSize={pageSize} page={shown} onChange={onPage} />
    </>
  );
}

export function ReviewTabs() {
  const say = useText(reviewMessages);
  const { digits, nameOf } = useFormats();
  const { answer } = useCall(myReviewOrder, {});
  const { tab, page, setTab, setPage } = usePageInAddress(tabs);
  if (!answer) return <RowsSkeleton />;
  const empty = (title: string, text: string) => (
    <EmptyState title={title} text={text} icon={<Star size={40} strokeWidth={1.5} />}>
      <ButtonLink kind="quiet" to={paths.accountOrders}>
        {say('myOrders')}
      </ButtonLink>
    </EmptyState>
  );
  return (
    <Tabs
      label={say('tabs')}
      value={tab}
      onChange={(value) => setTab(value as typeof tab)}
      items={[
        {
          value: 'new',
          label: say('newTab', { count: digits(answer.new.length) }),
          content: (
            <Pages
              items={answer.new}
              page={tab === 'new' ? page : 0}
              onPage={setPage}
              empty={empty(say('emptyNew'), say('emptyNewText'))}
              side={(item) =>
                item.product_id !== null && (
                  <ButtonLink
                    size="small"
                    to={paths.accountProductReview(item.product_id)}
                    aria-label={say('writeNamed', { name: nameOf(item.product) })}
                  >
                    {say('write')}
                  </ButtonLink>
                )
              }
            />
          ),
        },
        {
          value: 'history',
          label: say('historyTab', { count: digits(answer.history.length) }),
          content: (
            <Pages
              items={answer.history}
              page={tab === 'history' ? page : 0}
              onPage={setPage}
              empty={empty(say('emptyHistory'), say('emptyHistoryText'))}
              side={(item) => (
                <>
                  <Stars value={item.review.star} />
                  {item.product_id !== null && (
                    <ButtonLink
                      kind="quiet"
                      size="small"
                      to={paths.accountProductReview(item.product_id)}
                      aria-label={say('seeNamed', { name: nameOf(item.product) })}
                    >
                      {say('see')}
                    </ButtonLink>
                  )}
                </>
              )}
            />
          ),
        },
      ]}
    />
  );
}
