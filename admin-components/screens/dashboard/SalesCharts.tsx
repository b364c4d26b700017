'use client';
/** Orders and sales by day. The figures also stand in a table for those who do not see the drawing. */
import { Area, AreaChart, Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { dashboardWords } from '../../messages/dashboard';
import { useFormats } from '../../shared/format/useFormats';
import { useToday } from '../../shared/format/useToday';
import { Panel } from '../../shared/page/Panel';
import { useWords } from '../../shared/words/useWords';
import type { DaySales } from './byDay';
import { useSales } from './useSales';

const axis = { fontSize: 12, fill: 'var(--haat-ink-3)' };
const HEIGHT = 220;

export function SalesCharts({ whose }: { whose: 'vendor' | 'admin' }) {
  const say = useWords(dashboardWords);
  const sales = useSales(whose, useToday());
  return (
    <div className="haat-grid">
      <Panel title={say('ordersByDay')}>{sales ? <OrdersChart sales={sales} /> : <div style={{ height: HEIGHT }} />}</Panel>
      <Panel title={say('revenueByDay')}>{sales ? <RevenueChart sales={sales} /> : <div style={{ height: HEIGHT }} />}</Panel>
      {sales && <SalesTable sales={sales} />}
    </div>
  );
}

/** `2026-11-21` -> `21/11`. */
function useShortDay(): (day: string) => string {
  const { digits } = useFormats();
  return (day) => digits(`${day.slice(8, 10)}/${day.slice(5, 7)}`);
}

function OrdersChart({ sales }: { sales: DaySales[] }) {
  const say = useWords(dashboardWords);
  const { number } = useFormats();
  const short = useShortDay();
  return (
    <div aria-hidden>
      <ResponsiveContainer width="100%" height={HEIGHT}>
        <BarChart data={sales} margin={{ top: 8, right: 0, bottom: 0, left: -18 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--haat-line)" />
          <XAxis dataKey="day" tickFormatter={short} tick={axis} tickLine={false} axisLine={false} />
          <YAxis allowDecimals={false} tickFormatter={number} tick={axis} tickLine={false} axisLine={false} />
          <Tooltip cursor={{ fill: 'var(--haat-sunk)' }} contentStyle={box} labelFormatter={(day) => short(String(day))} formatter={(value) => [number(Number(value)), say('orders')]} />
          <Bar dataKey="orders" fill="var(--haat-leaf)" radius={[4, 4, 0, 0]} maxBarSize={26} isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

function RevenueChart({ sales }: { sales: DaySales[] }) {
  const say = useWords(dashboardWords);
  const { taka, number } = useFormats();
  const short = useShortDay();
  return (
    <div aria-hidden>
      <ResponsiveContainer width="100%" height={HEIGHT}>
        <AreaChart data={sales} margin={{ top: 8, right: 4, bottom: 0, left: 4 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--haat-line)" />
          <XAxis dataKey="day" tickFormatter={short} tick={axis} tickLine={false} axisLine={false} />
          <YAxis tickFormatter={number} tick={axis} tickLine={false} axisLine={false} width={56} />
          <Tooltip contentStyle={box} labelFormatter={(day) => short(String(day))} formatter={(value) => [taka(Number(value)), say('revenue')]} />
          <Area dataKey="revenue" type="monotone" stroke="var(--haat-marigold-strong)" strokeWidth={2.5} fill="var(--haat-marigold)" fillOpacity={0.22} isAnimationActive={false} />
        </AreaChart>
      </ResponsiveContainer>
    </div>
  );
}

const box = { background: 'var(--haat-card)', border: '1px solid var(--haat-line)', borderRadius: 8, color: 'var(--haat-ink)' };

function SalesTable({ sales }: { sales: readonly DaySales[] }) {
  const say = useWords(dashboardWords);
  const { number, taka } = useFormats();
  const short = useShortDay();
  return (
    <table className="haat-hidden">
      <caption>{say('ordersByDay')}</caption>
      <thead><tr><th scope="col">{say('day')}</th><th scope="col">{say('orders')}</th><th scope="col">{say('revenue')}</th></tr></thead>
      <tbody>
        {sales.map((each) => (
          <tr key={each.day}><th scope="row">{short(each.day)}</th><td>{number(each.orders)}</td><td>{taka(each.revenue)}</td></tr>
        ))}
      </tbody>
    </table>
  );
}
