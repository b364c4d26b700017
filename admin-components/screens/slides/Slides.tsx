'use client';
/** The eight slides of the home page. */
import { deleteSliderImage, slideSlots, uploadSliderImage } from '../../../contract/sliders';
import { allPicturePlace } from '../../../contract/picturePlaces';
import { sharedWords } from '../../messages/shared';
import { slotPictureWords } from '../../messages/settings';
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

export function Slides() {
  const say = useText(slotPictureWords);
  const shared = useText(sharedWords);
  const pair = usePair();
  const { digits } = useFormats();
  const { answer, failure, isLoading, reload } = useCall(allPicturePlace, { params: { area: 'sliders' } });
  const { run } = useAction(deleteSliderImage);
  const stored = slideSlots.map((slot) => answer?.places.find((place) => place.name === slot)?.image ?? null);
  const names = slideSlots.map((_slot, index) => say('slide', { number: digits(index + 1) }));
  const remove = async (index: number, name: string) => {
    const done = await run(
      { body: { slide: slideSlots[index] ?? 'slide1' } },
      { ask: { text: say('deleteAsk', { name }), yes: shared('delete'), isDangerous: true } },
    );
    if (done) await reload();
    return done !== null;
  };
  return (
    <>
      <PageHeader title={pair(routeNamed('slide').title)} />
      {isLoading && <Spinner />}
      {failure && !answer && <ErrorState failure={failure} onRetry={() => void reload()} />}
      {answer && (
        <div className="haat-stack">
          <SlotPictures
            label={say('slides')}
            hint={say('slideHint')}
            prefix="slide"
            stored={stored}
            upload={uploadSliderImage}
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
