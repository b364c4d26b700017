/** One of the site's banners; takes no space if its slot is empty. */
import styled from 'styled-components';
import { getBannerImages, type BannerSlot } from '../../../../contract/banners';
import type { OkOf } from '../../../../contract/route';
import { useCall } from '../../../../frontend/api/useCall';
import { useLanguage } from '../../../../frontend/messages/useLanguage';
import { useText } from '../../../../frontend/messages/useText';
import { LeadsTo } from '../../ui/LeadsTo';
import { pictureSet } from '../../ui/pictureSet';
import { placed } from '../../ui/placed';
import { tileMessages } from './tiles.messages';

const Frame = styled.div`
  margin: 20px 0;
  overflow: hidden;
  border-radius: var(--radius-l);
  background: var(--sunk);
  img {
    width: 100%;
    aspect-ratio: 6 / 1;
    object-fit: cover;
    object-position: left;
  }
  @media (max-width: 639px) {
    img {
      aspect-ratio: 4 / 1;
    }
  }
`;

export function Banner({ slot, isFirst = false }: { slot: BannerSlot; isFirst?: boolean }) {
  const { answer } = useCall(getBannerImages, {});
  const banner = answer?.images.find(({ property }) => property === slot);
  return banner ? <BannerPicture banner={banner} isFirst={isFirst} /> : null;
}

type BannerImage = Omit<OkOf<typeof getBannerImages>['images'][number], 'property'>;

export function BannerPicture({ banner, isFirst = false }: { banner: BannerImage; isFirst?: boolean }) {
  const say = useText(tileMessages);
  const language = useLanguage();
  if (!banner.value) return null;
  const alt = language === 'bn' ? banner.alt_bn || banner.alt : banner.alt || banner.alt_bn;
  return (
    <Frame>
      <LeadsTo link={banner.link}>
        <img
          {...pictureSet(banner.value, '(min-width: 1240px) 1208px, (min-width: 640px) 100vw, 150vw')}
          {...placed(banner.focus)}
          alt={alt || say('promotion')}
          width={1200}
          height={200}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding={isFirst ? 'sync' : 'async'}
        />
      </LeadsTo>
    </Frame>
  );
}
