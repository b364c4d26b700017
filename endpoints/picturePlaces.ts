import * as contract from '../contract/picturePlaces';
import { readPlaces } from '../services/site/picturePlaces';
import { savePlace } from '../services/site/savePlace';
import { implement, type Implementation } from './implement';
import { presentKept } from './present/links';
import { picturePath } from './present/picture';

export const picturePlaceEndpoints: Implementation[] = [
  implement(contract.allPicturePlace, async (ctx, { params }) => ({
    status: 200,
    places: (await readPlaces(ctx, params.area)).map(({ name, picture, about, target }) => ({
      name,
      image: picturePath(picture, 'large'),
      alt: about?.alt ?? '',
      alt_bn: about?.alt_bn ?? '',
      ...presentKept(about, target, ctx.now),
    })),
  })),
  implement(contract.savePicturePlace, async (ctx, { params, body }) => {
    await savePlace(ctx, params.name, body);
    return { status: 200, message: 'picturePlaceSaved' };
  }),
];
