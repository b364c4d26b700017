'use client';
/** The eight slides of the home page. */
import { deleteSliderImage, slideSlots, uploadSliderImage } from '../../../contract/sliders';
import { sharedWords } from '../../messages/shared';
import { slotPictureWords } from '../../messages/settings';
import { routeNamed } from '../../routes';
import { useAction } from '../../shared/api/useAction';
import { useFormats } from '../../../frontend/formats/useFormats';
import { PageHeader } from '../../shared/page/PageHeader';
import { PlacedPictures } from '../../shared/pictures/PlacedPictures';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';

export function Slides() {
  const say = useText(slotPictureWords);
  const shared = useText(sharedWords);
  const pair = usePair();
  const { digits } = useFormats();
  const { run } = useAction(deleteSliderImage);
  const remove = async (index: number, name: string) => {
    const done = await run(
      { body: { slide: slideSlots[index] ?? 'slide1' } },
      { ask: { text: say('deleteAsk', { name }), yes: shared('delete'), isDangerous: true } },
    );
    return done !== null;
  };
  return (
    <>
      <PageHeader title={pair(routeNamed('slide').title)} />
      <PlacedPictures
        area="sliders"
        slots={slideSlots}
        label={say('slides')}
        hint={say('slideHint')}
        prefix="slide"
        upload={uploadSliderImage}
        names={slideSlots.map((_slot, index) => say('slide', { number: digits(index + 1) }))}
        onDelete={remove}
      />
    </>
  );
}
