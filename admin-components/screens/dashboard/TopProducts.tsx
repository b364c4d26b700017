'use client';
/** The best sellers, as a chart and as a visible table: names are longer than the chart has room for. */
import { Bar, BarChart, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import type { SalesFigures } from '../../../contract/dashboard';
import { dashboardWords } from '../../messages/dashboard';
import { useFormats } from '../../../frontend/formats/useFormats';
import { Panel } from '../../shared/page/Panel';
import { useText } from '../../../frontend/messages/useText';
import { axis, below } from './chartLook';

type Top = SalesFigures['top_products'];
const ROW = 26;

export function TopProducts({ products, days }: { products: Top; days: number }) {
  const say = useText(dashboardWords);
  const { number, taka, digits, nameOf } = useFormats();
  const places = products.map((each, index) => ({ place: digits(index + 1), revenue: each.revenue }));
  return (
    <Panel title={say('topProducts', { days })}>
      <div aria-hidden>
        <ResponsiveContainer width="100%" height={products.length * ROW + 48}>
          <BarChart
            data={places}
            layout="vertical"
            margin={{ top: 0, right: 8, bottom: 18, left: -28 }}
            accessibilityLayer={false}
          >
            <XAxis
              type="number"
              tickFormatter={number}
              tick={axis}
              tickLine={false}
              axisLine={false}
              label={below(say('revenueAxis'))}
            />
            <YAxis type="category" dataKey="place" tick={axis} tickLine={false} axisLine={false} interval={0} />
            <Bar
              dataKey="revenue"
              fill="var(--haat-leaf)"
              radius={[0, 4, 4, 0]}
              maxBarSize={16}
              isAnimationActive={false}
            />
          </BarChart>
        </ResponsiveContainer>
      </div>
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
