/** What buyers say. A buyer who hid their name is "Someone". */
import { MessageSquareDashed, UserRound } from 'lucide-react';
import styled from 'styled-components';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { AsWritten } from '../../ui/AsWritten';
import { EmptyState } from '../../ui/EmptyState';
import { Picture } from '../../ui/Picture';
import { Stars } from '../../ui/Stars';
import { productMessages } from './messages';
import type { ReviewData } from './productData';

const List = styled.ul`
  display: grid;
  gap: 16px;
`;
const Item = styled.li`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  gap: 4px 12px;
  padding-bottom: 16px;
  border-bottom: 1px solid var(--line);
  &:last-child {
    border-bottom: 0;
    padding-bottom: 0;
  }
  > div {
    display: grid;
    gap: 4px;
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 10px;
  }
  b {
    font-weight: 600;
  }
  time {
    color: var(--ink-3);
    font-size: 0.8125rem;
  }
  p {
    white-space: pre-line;
  }
`;
const Face = styled.span`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  overflow: hidden;
  border-radius: 50%;
  background: var(--leaf-soft);
  color: var(--leaf);
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
const Pictures = styled.ul`
  display: flex;
  gap: 8px;
  margin-top: 4px;
  li {
    width: 84px;
  }
`;

function Review({ review }: { review: ReviewData }) {
  const say = useText(productMessages);
  const { day } = useFormats();
  const user = review.hide === 1 ? null : review.user;
  const images = [review.image1, review.image2, review.image3].filter((image) => image !== null);
  return (
    <Item>
      <Face aria-hidden="true">
        {user?.image ? <img src={user.image} alt="" width={44} height={44} loading="lazy" /> : <UserRound size={22} />}
      </Face>
      <div>
        <header>
          <b>{user ? <AsWritten>{user.name}</AsWritten> : say('someone')}</b>
          <Stars value={review.star} size={15} />
          <time dateTime={review.created_at}>{day(review.created_at)}</time>
        </header>
        {review.details && <p>{review.details}</p>}
        {images.length > 0 && (
          <Pictures>
            {images.map((image) => (
              <li key={image}>
                <a href={image} target="_blank" rel="noreferrer">
                  <Picture
                    src={image}
                    alt={say('reviewPicture')}
                    width={84}
                    height={84}
                    sizes="84px"
                    radius="var(--radius-s)"
                  />
                </a>
              </li>
            ))}
          </Pictures>
        )}
      </div>
    </Item>
  );
}

export function ReviewList({ reviews }: { reviews: readonly ReviewData[] }) {
  const say = useText(productMessages);
  if (reviews.length === 0) {
    return <EmptyState icon={<MessageSquareDashed size={36} strokeWidth={1.5} />} title={say('noReviews')} />;
  }
  return (
    <List>
      {reviews.map((review) => (
        <Review key={review.id} review={review} />
      ))}
    </List>
  );
}
