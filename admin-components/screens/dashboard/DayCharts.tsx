'use client';
/** Orders and sales by day. The figures are also in a table for screen readers. */
import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { SalesFigures } from '../../../contract/dashboard';
import { dashboardWords } from '../../messages/dashboard';
import { useFormats } from '../../../frontend/formats/useFormats';
import { BarsByDay } from '../../shared/charts/BarsByDay';
import { below, beside, box, chartHeight, chartMargin, plainAxis } from '../../shared/charts/chartLook';
import { useShortDay } from '../../shared/charts/useShortDay';
import { Panel } from '../../shared/page/Panel';
import { useText } from '../../../frontend/messages/useText';

type DaySales = SalesFigures['by_day'];

export function DayCharts({ sales, days }: { sales: DaySales | undefined; days: number }) {
  const say = useText(dashboardWords);
  const wait = <div style={{ height: chartHeight }} />;
  return (
    <>
      <Panel title={say('ordersByDay', { days })}>{sales ? <OrdersChart sales={sales} /> : wait}</Panel>
      <Panel title={say('revenueByDay', { days })}>{sales ? <RevenueChart sales={sales} /> : wait}</Panel>
    </>
  );
}

function OrdersChart({ sales }: { sales: DaySales }) {
  const say = useText(dashboardWords);
  const bars = [{ valueOf: (row: DaySales[number]) => row.orders, name: say('orders'), color: 'var(--haat-leaf)' }];
  return (
    <BarsByDay
      rows={sales}
      dayOf={({ day }) => day}
      bars={bars}
      dayAxis={say('day')}
      valueAxis={say('orders')}
      isCount
    />
  );
}

function RevenueChart({ sales }: { sales: DaySales }) {
  const say = useText(dashboardWords);
  const { taka, number } = useFormats();
  const short = useShortDay();
  return (
    <div aria-hidden>
      <ResponsiveContainer width="100%" height={chartHeight}>
        <AreaChart data={sales} margin={chartMargin} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--haat-line)" />
          <XAxis dataKey="day" tickFormatter={short} {...plainAxis} label={below(say('day'))} />
          <YAxis tickFormatter={number} {...plainAxis} width={80} label={beside(say('revenueAxis'))} />
          <Tooltip
            contentStyle={box}
            labelFormatter={(day) => short(String(day))}
            formatter={(value) => [taka(Number(value)), say('revenue')]}
          />
          <Area
            dataKey="revenue"
            type="monotone"
            stroke="var(--haat-marigold-strong)"
            strokeWidth={2.5}
            fill="var(--haat-marigold)"
            fillOpacity={0.22}
            isAnimationActive={false}
          />
        </AreaChart>
      </ResponsiveContainer>
    </div>
  );
}

export function SalesTable({ sales, days }: { sales: DaySales; days: number }) {
  const say = useText(dashboardWords);
  const { number, taka } = useFormats();
  const short = useShortDay();
  return (
    <table className="haat-hidden">
      <caption>{say('ordersByDay', { days })}</caption>
      <thead>
        <tr>
          <th scope="col">{say('day')}</th>
          <th scope="col">{say('orders')}</th>
          <th scope="col">{say('revenue')}</th>
        </tr>
      </thead>
      <tbody>
        {sales.map((each) => (
          <tr key={each.day}>
            <th scope="row">{short(each.day)}</th>
            <td>{number(each.orders)}</td>
            <td>{taka(each.revenue)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
