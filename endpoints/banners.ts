import * as contract from '../contract/banners';
import { deletionOf } from '../services/deleted/deletionOf';
import { emptySlot } from '../services/site/emptySlot';
import { draftSlots, fillSlots } from '../services/site/fillSlots';
import { readShownPlaces } from '../services/site/picturePlaces';
import { implement, type Implementation } from './implement';
import { presentShownPlace } from './present/picturePlace';

export const bannerEndpoints: Implementation[] = [
  implement(contract.getBannerImages, async (ctx) => ({
    status: 200,
    images: (await readShownPlaces(ctx, 'banners')).map(presentShownPlace),
  })),
  implement(contract.uploadBannerImage, async (ctx, { body, files }) => {
    if (body.draft === 1) await draftSlots(ctx, files, 'banner1');
    else await fillSlots(ctx, 'banners', files, 'banner1');
    return { status: 200, message: body.draft === 1 ? 'draftSaved' : 'bannerUploaded' };
  }),
  implement(contract.deleteBannerImage, async (ctx, { body }) => {
    await emptySlot(ctx, 'banners', body.slide);
    return { status: 200, message: 'bannerDeleted', deletion: deletionOf(ctx) };
  }),
];
