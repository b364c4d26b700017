/** What the order costs, line by line, as the server computed it. */
import styled from 'styled-components';
import type { z } from 'zod';
import type { CartSummary, cartLine } from '../../../../contract/cart';
import { lineTotal } from '../../../../domain/money';
import { totalOf } from '../../../../domain/orders/totals';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useLanguage } from '../../../../frontend/messages/useLanguage';
import { useText } from '../../../../frontend/messages/useText';
import { optionText } from '../../../../domain/catalogue/optionText';
import { Picture } from '../../ui/Picture';
import { checkoutMessages } from './messages';
import type { Coupon } from './useCheckout';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: 8px 0;
    text-align: left;
    font-weight: 400;
    vertical-align: top;
  }
  th + td,
  td:last-child,
  th:last-child {
    padding-left: 12px;
    text-align: right;
    white-space: nowrap;
  }
  thead th {
    color: var(--ink-3);
    font-size: 0.875rem;
    border-bottom: 1px solid var(--line);
  }
  tbody tr + tr > * {
    border-top: 1px solid var(--line);
  }
  tbody small {
    display: block;
    color: var(--ink-3);
    font-size: 0.875rem;
  }
  tfoot th {
    color: var(--ink-2);
  }
  tfoot tr:first-child > * {
    border-top: 2px solid var(--line);
    padding-top: 12px;
  }
  .off {
    color: var(--good);
  }
  .total > * {
    padding-top: 12px;
    border-top: 2px solid var(--line);
    color: var(--ink);
    font-size: 1.25rem;
    font-weight: 600;
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  gap: 10px;
  align-items: start;
`;

export type SummaryTableProps = { lines: readonly z.output<typeof cartLine>[]; summary: CartSummary; coupon: Coupon };

export function SummaryTable({ lines, summary, coupon }: SummaryTableProps) {
  const say = useText(checkoutMessages);
  const language = useLanguage();
  const { taka, digits, nameOf } = useFormats();
  const isFree = summary.free_shipping === 1;
  const total = totalOf({
    subtotal: summary.subtotal,
    coupon_amount: coupon.amount,
    delivery_charge: summary.delivery_charge,
  });
  const rows = [
    { name: say('subtotal'), amount: summary.original, isOff: false },
    { name: say('discount'), amount: summary.discount, isOff: true },
    { name: say('shippingFee'), amount: summary.shipping_fee, isOff: false },
    { name: say('shippingDiscount'), amount: isFree ? 0 : summary.shipping_discount, isOff: true },
    { name: `${say('coupon')} (${coupon.code})`, amount: coupon.amount, isOff: true },
    { name: say('freeShipping'), amount: isFree ? summary.shipping_discount : 0, isOff: true },
  ].filter(({ amount }) => amount > 0);
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{say('product')}</th>
          <th scope="col">{say('price')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td>
              <Line>
                <Picture
                  src={line.product.thumbnail}
                  alt=""
                  width={96}
                  height={96}
                  sizes="48px"
                  radius="var(--radius-s)"
                />
                <div>
                  {nameOf(line.product)}
                  <small>
                    {optionText([line.variation1, line.variation2], language)} {taka(line.product.original_price)} ×{' '}
                    {digits(line.product_qty)}
                  </small>
                </div>
              </Line>
            </td>
            <td>{taka(lineTotal(line.product.original_price, line.product_qty))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {rows.map(({ name, amount, isOff }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className={isOff ? 'off' : undefined}>{taka(isOff ? -amount : amount)}</td>
          </tr>
        ))}
        <tr className="total">
          <th scope="row">{say('grandTotal')}</th>
          <td>{taka(total)}</td>
        </tr>
      </tfoot>
    </Table>
  );
}
