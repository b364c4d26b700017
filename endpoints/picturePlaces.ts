import * as contract from '../contract/picturePlaces';
import { findPages } from '../services/links/findPages';
import { choosePicture } from '../services/site/choosePicture';
import { previewPlaces, readWrittenPlaces } from '../services/site/picturePlaces';
import { savePlace } from '../services/site/savePlace';
import { implement, type Implementation } from './implement';
import { presentShownPlace, presentWrittenPlace } from './present/picturePlace';

const savedAs = (draft: 0 | 1) => (draft === 1 ? 'draftSaved' : 'picturePlaceSaved');

export const picturePlaceEndpoints: Implementation[] = [
  implement(contract.allPicturePlace, async (ctx, { params }) => ({
    status: 200,
    places: (await readWrittenPlaces(ctx, params.area)).map((place) => presentWrittenPlace(place, ctx.now)),
  })),
  implement(contract.savePicturePlace, async (ctx, { params, body }) => {
    await savePlace(ctx, params.name, body);
    return { status: 200, message: savedAs(body.draft) };
  }),
  implement(contract.choosePicturePlace, async (ctx, { params, body }) => {
    await choosePicture(ctx, params.name, body.picture, body.draft === 1);
    return { status: 200, message: savedAs(body.draft) };
  }),
  implement(contract.previewPicturePlaces, async (ctx, { params }) => ({
    status: 200,
    images: (await previewPlaces(ctx, params.area)).map(presentShownPlace),
  })),
  implement(contract.findLinkedPage, async (ctx, { query }) => ({
    status: 200,
    pages: await findPages(ctx, query.keyword),
  })),
];
