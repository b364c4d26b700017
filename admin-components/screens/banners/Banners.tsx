'use client';
/** The eight ad banners, each with its place in the shop. */
import { bannerSlots, deleteBannerImage, uploadBannerImage } from '../../../contract/banners';
import { bannerPlaces, slotPictureWords } from '../../messages/settings';
import { sharedWords } from '../../messages/shared';
import { routeNamed } from '../../routes';
import { useAction } from '../../shared/api/useAction';
import { useFormats } from '../../../frontend/formats/useFormats';
import { PageHeader } from '../../shared/page/PageHeader';
import { PlacedPictures } from '../../shared/pictures/PlacedPictures';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';

export function Banners() {
  const say = useText(slotPictureWords);
  const shared = useText(sharedWords);
  const pair = usePair();
  const { digits } = useFormats();
  const { run } = useAction(deleteBannerImage);
  const remove = async (index: number, name: string) => {
    const done = await run(
      { body: { slide: bannerSlots[index] ?? 'banner1' } },
      { ask: { text: say('deleteAsk', { name }), yes: shared('delete'), isDangerous: true } },
    );
    return done !== null;
  };
  return (
    <>
      <PageHeader title={pair(routeNamed('banner').title)} />
      <PlacedPictures
        area="banners"
        slots={bannerSlots}
        label={say('banners')}
        hint={say('bannerHint')}
        prefix="banner"
        upload={uploadBannerImage}
        names={bannerPlaces.map((place, index) => `${digits(index + 1)}. ${pair(place)}`)}
        onDelete={remove}
      />
    </>
  );
}
