import type { z } from 'zod';
import type { CartLine, CartSummary, cartProduct } from '../../contract/cart';
import type { favorite } from '../../contract/favorites';
import { productTypeOf } from '../../domain/catalogue/productType';
import { lineTotal } from '../../domain/money';
import type { Cart, Favorite, SavedLine } from '../../payload-types';
import type { LoadedLine } from '../../services/cart/loadLines';
import type { LineBlocker } from '../../services/cart/readCart';
import type { Summary } from '../../services/cart/summarise';
import { filled, refId } from '../../services/relations';
import { imagePath } from './image';
import { shownAt } from './picture';
import { presentShopName } from './product';

type Line = LoadedLine<Cart | SavedLine> & { blocker: LineBlocker | null };

/** A cart line. A product that is no longer shown counts as out of stock, so every client blocks it. */
export function presentCartLine(loaded: Line): CartLine {
  const { line, product, blocker } = loaded;
  return {
    id: line.id,
    product_id: refId(line.product) ?? 0,
    product_qty: line.product_qty,
    variation1: line.variation1 ?? '',
    variation2: line.variation2 ?? '',
    total: lineTotal(product?.selling_price ?? 0, line.product_qty),
    blocker,
    product: presentCartProduct(loaded),
  };
}

function presentCartProduct({ line, product, shop, upazila, shown }: Line): z.input<typeof cartProduct> {
  return {
    id: refId(line.product) ?? 0,
    type: productTypeOf(line.type),
    name: product?.name ?? '',
    name_bn: product?.name_bn ?? '',
    slug: product?.slug ?? '',
    thumbnail: shownAt(product?.thumbnail),
    selling_price: product?.selling_price ?? 0,
    original_price: product?.original_price ?? 0,
    qty: shown ? (product?.qty ?? 0) : 0,
    vendor: {
      business_upazila: upazila?.name ?? '',
      business_upazila_id: upazila?.id ?? null,
      business_district_id: refId(product?.business_district),
    },
    shop: presentShopName(shop),
  };
}

/** The totals of one of the two carts. */
export function presentSummary(summary: Summary): CartSummary {
  const { delivery } = summary;
  return {
    original: summary.original,
    discount: summary.original - summary.subtotal,
    subtotal: summary.subtotal,
    shipping_fee: delivery.charge,
    shipping_discount: delivery.discount,
    free_shipping: delivery.free ? 1 : 0,
    delivery_charge: delivery.payable,
    cheaper_delivery: summary.cheaper,
    total: summary.total,
  };
}

/** A favourite with its product populated. Null when the product was deleted. */
export function presentFavorite(kept: Favorite): z.input<typeof favorite> | null {
  const product = filled(kept.product);
  if (!product) return null;
  return {
    id: kept.id,
    product_id: product.id,
    created_at: kept.createdAt,
    product: {
      id: product.id,
      slug: product.slug,
      type: productTypeOf(product.type),
      business_upazila_id: refId(product.business_upazila),
      name: product.name,
      name_bn: product.name_bn,
      image1: imagePath(product.image1, 'card'),
      thumbnail: shownAt(product.thumbnail),
      selling_price: product.selling_price,
      original_price: product.original_price,
      qty: product.visible === 1 ? product.qty : 0,
      variation1: product.variation1 ?? '',
      variation2: product.variation2 ?? '',
      option1: product.option1 ?? '',
      option2: product.option2 ?? '',
    },
  };
}
