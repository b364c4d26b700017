import * as contract from '../contract/banners';
import { deletionOf } from '../services/deleted/deletionOf';
import { emptySlot } from '../services/site/emptySlot';
import { fillSlots } from '../services/site/fillSlots';
import { readShownPlaces } from '../services/site/picturePlaces';
import { implement, type Implementation } from './implement';
import { presentShownPlace } from './present/site';

export const bannerEndpoints: Implementation[] = [
  implement(contract.getBannerImages, async (ctx) => ({
    status: 200,
    images: (await readShownPlaces(ctx, 'banners')).map(presentShownPlace),
  })),
  implement(contract.uploadBannerImage, async (ctx, { files }) => {
    await fillSlots(ctx, 'banners', files, 'banner1');
    return { status: 200, message: 'bannerUploaded' };
  }),
  implement(contract.deleteBannerImage, async (ctx, { body }) => {
    await emptySlot(ctx, 'banners', body.slide);
    return { status: 200, message: 'bannerDeleted', deletion: deletionOf(ctx) };
  }),
];
