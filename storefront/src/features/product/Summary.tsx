/** Name, rating, brand, seller, price, and what to do. */
import { Share2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useIsDemo } from '../../app/demo';
import { pathInLanguage } from '../../app/languageAddress';
import { basePath, paths } from '../../app/paths';
import { cannotCome } from '../../../../domain/places/reach';
import { upazilaIdOf } from '../../app/session/place';
import { usePlace } from '../../app/session/useStored';
import { discountPercent } from '../../../../domain/catalogue/flash';
import { sharedMessages } from '../../i18n/shared.messages';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useLanguage } from '../../../../frontend/messages/useLanguage';
import { useText } from '../../../../frontend/messages/useText';
import { shortDescriptionIn } from '../../shopping/describedIn';
import { FlashEnds } from '../../shopping/FlashEnds';
import { AsWritten } from '../../ui/AsWritten';
import { Badge } from '../../ui/Badge';
import { IconButton } from '../../ui/IconButton';
import { Notice } from '../../ui/Notice';
import { Price } from '../../ui/Price';
import { Stars } from '../../ui/Stars';
import { showToast } from '../../ui/toast';
import { BuyBox } from './BuyBox';
import { productMessages } from './messages';
import type { ProductData } from './productData';
import type { Choice } from './useChoice';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  align-content: start;
  @media (min-width: 768px) {
    gap: 16px;
  }
`;
const Title = styled.div`
  display: flex;
  align-items: flex-start;
  @media (max-width: 767px) {
    order: -2;
    h1 {
      font-size: 1.1875rem;
      line-height: 1.35;
    }
  }
  justify-content: space-between;
  gap: 8px;
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 14px;
  color: var(--ink-2);
  a {
    font-weight: 600;
  }
`;
const Short = styled.p`
  color: var(--ink-2);
  white-space: pre-line;
`;
const Money = styled.div`
  display: flex;
  flex-wrap: wrap;
  /* On a phone it follows the name, above the fold. */
  @media (max-width: 767px) {
    order: -1;
  }
  align-items: center;
  gap: 12px;
`;

const Flash = styled.p`
  display: grid;
  padding: 8px 12px;
  border-radius: var(--radius);
  background: var(--marigold-soft);
  b {
    font-weight: 600;
  }
  small {
    color: var(--ink-2);
    font-size: 0.875rem;
  }
`;

function useShare(name: string, slug: string): () => void {
  const say = useText(productMessages);
  const language = useLanguage();
  const isDemo = useIsDemo();
  return () => {
    if (isDemo) {
      showToast('warning', say('shareDisabled'));
      return;
    }
    const url = `${location.origin}${basePath}${pathInLanguage(paths.product(slug), language)}`;
    const copy = () =>
      navigator.clipboard.writeText(url).then(
        () => showToast('success', say('linkCopied')),
        () => showToast('warning', say('copyYourself', { url })),
      );
    if (!navigator.share) return void copy();
    void navigator.share({ title: name, url }).catch((error: unknown) => {
      // Closing the phone's own sheet is an answer, not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) void copy();
    });
  };
}

/** Groceries are sold inside their area only. */
function AreaNotice({ product }: { product: ProductData }) {
  const say = useText(productMessages);
  if (!cannotCome(product, upazilaIdOf(usePlace()))) return null;
  return <Notice tone="warn">{say('notInYourArea')}</Notice>;
}

type SummaryProps = { product: ProductData; choice: Choice; star: number; isInFlash: boolean; isPreview: boolean };

export function Summary({ product, choice, star, isInFlash, isPreview }: SummaryProps) {
  const say = useText(productMessages);
  const sayShared = useText(sharedMessages);
  const { nameOf, oneDecimal } = useFormats();
  const short = shortDescriptionIn(useLanguage(), product);
  const name = nameOf(product);
  const share = useShare(name, product.slug);
  const { offer } = choice;
  const percent = discountPercent(offer.selling_price, offer.original_price);
  return (
    <Box>
      <Title>
        <h1>{name}</h1>
        {!isPreview && <IconButton name={say('share')} icon={<Share2 size={20} />} onClick={share} />}
      </Title>
      <Line>
        <Stars value={star} />
        <a href="#reviews">{say('reviewCount', { count: product.total_review })}</a>
        <Badge $tone={product.brand ? 'leaf' : 'slate'}>
          {product.brand ? nameOf(product.brand) : say('nonBrand')}
        </Badge>
      </Line>
      {product.shop && (
        <Line>
          <span>
            {say('soldBy')}:{' '}
            <Link to={paths.shop(product.shop.slug)}>
              <AsWritten>{nameOf(product.shop)}</AsWritten>
            </Link>
          </span>
        </Line>
      )}
      <Money>
        <Price amount={offer.selling_price} before={offer.original_price} isFrom={offer.isFrom} isLarge />
        {percent > 0 && <Badge $tone="marigold">{sayShared('off', { percent: oneDecimal(percent) })}</Badge>}
      </Money>
      {isInFlash && (
        <Flash>
          <b>
            <FlashEnds isNamed instead={say('flash')} />
          </b>{' '}
          <small>{say('flashPrice')}</small>
        </Flash>
      )}
      {short && <Short>{short}</Short>}
      <AreaNotice product={product} />
      {!isPreview && <BuyBox product={product} choice={choice} />}
    </Box>
  );
}
