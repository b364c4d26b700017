import type { ReturnRowShape } from '../../../contract/returnShapes';
import { screenAddress } from '../../routes';

type Which = Pick<ReturnRowShape, 'id' | 'product_id' | 'order_id' | 'tracking_id'>;

/** The address of a return's page. For a deleted product it has no product id; the return's own id identifies it. */
export const returnAddress = (screen: 'returns-details' | 'vendor-returns-details', row: Which): string =>
  `${screenAddress(screen, { product_id: row.product_id ?? 0, order_id: row.order_id, tracking_id: row.tracking_id })}?id=${encodeURIComponent(row.id)}`;
