import type { OwnShopShape, WarehouseOption } from '../../contract/shops';
import type { Shop, Warehouse } from '../../payload-types';
import { filled } from '../../services/relations';
import { picturePath } from './picture';
import { presentPlaceName } from './place';

export function presentWarehouseOption(warehouse: Warehouse): WarehouseOption {
  return { id: warehouse.id, name: warehouse.name, district: presentPlaceName(warehouse.district) || null };
}

/** The vendor's own shop; logo, banner and warehouse filled in. */
export function presentOwnShop(shop: Shop): OwnShopShape {
  const warehouse = filled<Warehouse>(shop.warehouse);
  return {
    id: shop.id,
    name: shop.name,
    tagline: shop.tagline ?? '',
    slug: shop.slug,
    logo: picturePath(shop.logo),
    banner: picturePath(shop.banner),
    warehouse_id: warehouse?.id ?? null,
    warehouse: warehouse && presentWarehouseOption(warehouse),
  };
}
