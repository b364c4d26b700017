import * as contract from '../contract/sliders';
import { deletionOf } from '../services/deleted/deletionOf';
import { emptySlot } from '../services/site/emptySlot';
import { draftSlots, fillSlots } from '../services/site/fillSlots';
import { readShownPlaces } from '../services/site/picturePlaces';
import { implement, type Implementation } from './implement';
import { presentShownPlace } from './present/picturePlace';

export const sliderEndpoints: Implementation[] = [
  implement(contract.getSliderImages, async (ctx) => ({
    status: 200,
    images: (await readShownPlaces(ctx, 'sliders')).map(presentShownPlace),
  })),
  implement(contract.uploadSliderImage, async (ctx, { body, files }) => {
    if (body.draft === 1) await draftSlots(ctx, files, 'slide1');
    else await fillSlots(ctx, 'sliders', files, 'slide1');
    return { status: 200, message: body.draft === 1 ? 'draftSaved' : 'sliderUploaded' };
  }),
  implement(contract.deleteSliderImage, async (ctx, { body }) => {
    await emptySlot(ctx, 'sliders', body.slide);
    return { status: 200, message: 'sliderDeleted', deletion: deletionOf(ctx) };
  }),
];
