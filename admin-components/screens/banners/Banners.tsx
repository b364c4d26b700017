'use client';
/** The eight ad banners, each with its place in the shop. */
import { bannerSlots, deleteBannerImage, uploadBannerImage } from '../../../contract/banners';
import { allPicturePlace } from '../../../contract/picturePlaces';
import { bannerPlaces, slotPictureWords } from '../../messages/settings';
import { sharedWords } from '../../messages/shared';
import { routeNamed } from '../../routes';
import { useAction } from '../../shared/api/useAction';
import { useCall } from '../../../frontend/api/useCall';
import { useFormats } from '../../../frontend/formats/useFormats';
import { ErrorState } from '../../shared/page/ErrorState';
import { PageHeader } from '../../shared/page/PageHeader';
import { Spinner } from '../../shared/page/Spinner';
import { PlaceDetails } from '../../shared/pictures/PlaceDetails';
import { SlotPictures } from '../../shared/pictures/SlotPictures';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';

export function Banners() {
  const say = useText(slotPictureWords);
  const shared = useText(sharedWords);
  const pair = usePair();
  const { digits } = useFormats();
  const { answer, failure, isLoading, reload } = useCall(allPicturePlace, { params: { area: 'banners' } });
  const { run } = useAction(deleteBannerImage);
  const stored = bannerSlots.map((slot) => answer?.places.find((place) => place.name === slot)?.image ?? null);
  const names = bannerPlaces.map((place, index) => `${digits(index + 1)}. ${pair(place)}`);
  const remove = async (index: number, name: string) => {
    const done = await run(
      { body: { slide: bannerSlots[index] ?? 'banner1' } },
      { ask: { text: say('deleteAsk', { name }), yes: shared('delete'), isDangerous: true } },
    );
    if (done) await reload();
    return done !== null;
  };
  return (
    <>
      <PageHeader title={pair(routeNamed('banner').title)} />
      {isLoading && <Spinner />}
      {failure && !answer && <ErrorState failure={failure} onRetry={() => void reload()} />}
      {answer && (
        <div className="haat-stack">
          <SlotPictures
            label={say('banners')}
            hint={say('bannerHint')}
            prefix="banner"
            stored={stored}
            upload={uploadBannerImage}
            names={names}
            onDelete={remove}
            onChanged={reload}
          />
          <PlaceDetails places={answer.places} names={names} onChanged={reload} />
        </div>
      )}
    </>
  );
}
