import * as contract from '../contract/videos';
import { addVideo } from '../services/videos/addVideo';
import { deleteVideo } from '../services/videos/deleteVideo';
import { listVideos } from '../services/videos/listVideos';
import { toggleVideo } from '../services/videos/toggleVideo';
import { implement, type Implementation } from './implement';
import { presentVideo } from './present/video';

export const videoEndpoints: Implementation[] = [
  implement(contract.showVideos, async (ctx) => {
    const shown = (await listVideos(ctx, 'shown')).map(presentVideo);
    return {
      status: 200,
      videos: shown.filter((video) => video.featured === 0),
      featuredvideos: shown.filter((video) => video.featured === 1),
    };
  }),
  implement(contract.getAllVideos, async (ctx) => ({
    status: 200,
    videos: (await listVideos(ctx, 'all')).map(presentVideo),
  })),
  implement(contract.addNewVideos, async (ctx, { body }) => {
    await addVideo(ctx, body);
    return { status: 200, message: 'videoAdded' };
  }),
  implement(contract.featuredChange, async (ctx, { params }) => {
    await toggleVideo(ctx, params.id, 'featured');
    return { status: 200, message: 'videoFeaturedChanged' };
  }),
  implement(contract.statusChange, async (ctx, { params }) => {
    await toggleVideo(ctx, params.id, 'status');
    return { status: 200, message: 'videoStatusChanged' };
  }),
  implement(contract.deleteVideos, async (ctx, { params }) => {
    await deleteVideo(ctx, params.id);
    return { status: 200, message: 'videoDeleted' };
  }),
];
