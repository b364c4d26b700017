/** The messages of tiles and banners, separate from those of lists and filters: home needs no others. */
import { defineMessages } from '../../../../frontend/messages/messages';

export const tileMessages = defineMessages({
  verified: { en: 'Verified shop', bn: 'যাচাই করা দোকান' },
  promotion: { en: 'Offer', bn: 'অফার' },
});
