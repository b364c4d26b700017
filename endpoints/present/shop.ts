import type { OwnShopShape, WarehouseOption } from '../../contract/shops';
import { shopForm, shopPictures } from '../../domain/shops/fields';
import type { Shop, Warehouse } from '../../payload-types';
import { filled } from '../../services/relations';
import { presentDeclared } from './declared';
import { presentPlaceName } from './place';

export function presentWarehouseOption(warehouse: Warehouse): WarehouseOption {
  return { id: warehouse.id, name: warehouse.name, district: presentPlaceName(warehouse.district) || null };
}

/** The vendor's own shop; logo, banner and warehouse populated. */
export function presentOwnShop(shop: Shop): OwnShopShape {
  const warehouse = filled<Warehouse>(shop.warehouse);
  return {
    id: shop.id,
    ...presentDeclared(shopForm, shop),
    ...presentDeclared(shopPictures, shop),
    warehouse: warehouse && presentWarehouseOption(warehouse),
  };
}
