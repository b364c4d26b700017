import { defineMessages } from '../../../frontend/messages/messages';

export const videoMessages = defineMessages({
  play: { en: 'Play the video: {title}', bn: 'ভিডিও চালান: {title}' },
  video: { en: 'Video', bn: 'ভিডিও' },
});
