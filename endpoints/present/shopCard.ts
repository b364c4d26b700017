import type { z } from 'zod';
import type { shopCard } from '../../contract/catalogue';
import type { Shop } from '../../payload-types';
import { imagePath } from './image';

/** A shop as a tile or as the head of its page; pictures populated. */
export function presentShopCard(shop: Shop): z.input<typeof shopCard> {
  return {
    id: shop.id,
    name: shop.name,
    name_bn: shop.name_bn ?? '',
    slug: shop.slug,
    tagline: shop.tagline ?? '',
    logo: imagePath(shop.logo, 'thumbnail'),
    banner: imagePath(shop.banner, 'large'),
    verify: shop.verify === 1 ? 1 : 0,
  };
}
