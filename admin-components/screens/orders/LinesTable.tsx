'use client';
/** The products of a print as a table with sums below. On a slip the price and quantity are under the name. */
import type { OrderLineShape } from '../../../contract/orderShapes';
import { orderWords } from '../../messages/orders';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { useChosenOptions } from './OrderLines';

export type Sum = { name: string; value: string; isStrong?: boolean };
type Props = { lines: readonly OrderLineShape[]; sums: readonly Sum[]; isNarrow: boolean };

export function LinesTable({ lines, sums, isNarrow }: Props) {
  const say = useText(orderWords);
  const { digits, taka, nameOf } = useFormats();
  const chosen = useChosenOptions();
  return (
    <table>
      <thead>
        <tr>
          {!isNarrow && <th scope="col">{say('sl')}</th>}
          <th scope="col">{say('product')}</th>
          {!isNarrow && (
            <th scope="col" className="haat-number">
              {say('unitPrice')}
            </th>
          )}
          {!isNarrow && (
            <th scope="col" className="haat-number">
              {say('qty')}
            </th>
          )}
          <th scope="col" className="haat-number">
            {say('totalPrice')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={line.id}>
            {!isNarrow && <td>{digits(index + 1)}</td>}
            <td>
              {nameOf(line.product)}
              {chosen(line) && <> ({chosen(line)})</>}
              {isNarrow && (
                <>
                  <br />
                  {taka(line.price)} × {digits(line.qty)}
                </>
              )}
            </td>
            {!isNarrow && <td className="haat-number">{taka(line.price)}</td>}
            {!isNarrow && <td className="haat-number">{digits(line.qty)}</td>}
            <td className="haat-number">{taka(line.total)}</td>
          </tr>
        ))}
      </tbody>
      <SumRows sums={sums} before={isNarrow ? 1 : 4} />
    </table>
  );
}

/** Sums at the foot of a table. `before`: the columns left of the amounts. */
export function SumRows({ sums, before }: { sums: readonly Sum[]; before: number }) {
  return (
    <tfoot>
      {sums.map((sum) => (
        <tr key={sum.name} className={sum.isStrong ? 'haat-sheet__grand' : undefined}>
          <th scope="row" colSpan={before} className="haat-number">
            {sum.name}
          </th>
          <td className="haat-number">{sum.value}</td>
        </tr>
      ))}
    </tfoot>
  );
}
