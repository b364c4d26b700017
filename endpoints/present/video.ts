import type { VideoShape } from '../../contract/videos';
import type { Video } from '../../payload-types';
import { flag } from './flags';

export function presentVideo(video: Video): VideoShape {
  return {
    id: video.id,
    title: video.title,
    url: video.url,
    featured: flag(video.featured),
    status: flag(video.status),
  };
}
