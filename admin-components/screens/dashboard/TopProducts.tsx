'use client';
/** The best sellers, as a chart and as a visible table with whole names. */
import type { SalesFigures } from '../../../contract/dashboard';
import { dashboardWords } from '../../messages/dashboard';
import { useFormats } from '../../../frontend/formats/useFormats';
import { Panel } from '../../shared/page/Panel';
import { useText } from '../../../frontend/messages/useText';
import { BarsByName } from '../../shared/charts/BarsByName';

type Top = SalesFigures['top_products'];

export function TopProducts({ products, days }: { products: Top; days: number }) {
  const say = useText(dashboardWords);
  const { number, taka, digits, nameOf } = useFormats();
  return (
    <Panel title={say('topProducts', { days })}>
      <BarsByName
        bars={products.map((each) => ({ name: nameOf(each), value: each.revenue }))}
        nameAxis={say('product')}
        valueAxis={say('revenueAxis')}
        color="var(--haat-leaf)"
      />
      <div className="haat-table__scroll" tabIndex={0} role="region" aria-label={say('topProducts', { days })}>
        <table className="haat-figures">
          <caption className="haat-hidden">{say('topProducts', { days })}</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">{say('product')}</th>
              <th scope="col" className="haat-number">
                {say('pieces')}
              </th>
              <th scope="col" className="haat-number">
                {say('revenue')}
              </th>
            </tr>
          </thead>
          <tbody>
            {products.map((each, index) => (
              <tr key={`${each.id ?? ''}${each.slug}`}>
                <td className="haat-number">{digits(index + 1)}</td>
                <th scope="row">{nameOf(each)}</th>
                <td className="haat-number">{number(each.pieces)}</td>
                <td className="haat-number">{taka(each.revenue)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
