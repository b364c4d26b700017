'use client';
/** What was earned, returned and paid out, by week. The figures are also in a table for screen readers. */
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { VendorMoneyShape } from '../../../contract/vendorMoney';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { vendorMoneyWords } from '../../messages/vendorMoney';
import { aboveChart, below, beside, box, chartHeight, chartMargin, plainAxis } from '../dashboard/chartLook';

const bars = [
  { key: 'earned', word: 'earned', color: 'var(--haat-leaf)' },
  { key: 'returned', word: 'returned', color: 'var(--haat-danger)' },
  { key: 'paid_out', word: 'paidOut', color: 'var(--haat-marigold-strong)' },
] as const;

type Weeks = VendorMoneyShape['weeks'];

export function WeekChart({ weeks }: { weeks: Weeks }) {
  const say = useText(vendorMoneyWords);
  const { digits, number, taka } = useFormats();
  // Deductions are drawn upwards too: the bars compare amounts.
  const drawn = weeks.map((each) => ({ ...each, returned: 0 - each.returned, paid_out: 0 - each.paid_out }));
  const short = (week: string) => digits(`${week.slice(8, 10)}/${week.slice(5, 7)}`);
  return (
    <>
      <div aria-hidden>
        <ResponsiveContainer width="100%" height={chartHeight}>
          <BarChart data={drawn} margin={chartMargin} accessibilityLayer={false}>
            <CartesianGrid vertical={false} stroke="var(--haat-line)" />
            <XAxis dataKey="week" tickFormatter={short} {...plainAxis} label={below(say('week'))} />
            <YAxis tickFormatter={number} {...plainAxis} width={80} label={beside(say('taka'))} />
            <Tooltip
              cursor={{ fill: 'var(--haat-sunk)' }}
              contentStyle={box}
              labelFormatter={(week) => short(String(week))}
              formatter={(value) => taka(Number(value))}
            />
            <Legend verticalAlign="top" wrapperStyle={aboveChart} />
            {bars.map(({ key, word, color }) => (
              <Bar key={key} dataKey={key} name={say(word)} fill={color} maxBarSize={18} isAnimationActive={false} />
            ))}
          </BarChart>
        </ResponsiveContainer>
      </div>
      <table className="haat-hidden">
        <caption>{say('byWeek', { weeks: weeks.length })}</caption>
        <thead>
          <tr>
            <th scope="col">{say('week')}</th>
            {bars.map(({ key, word }) => (
              <th key={key} scope="col">
                {say(word)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {drawn.map((each) => (
            <tr key={each.week}>
              <th scope="row">{short(each.week)}</th>
              {bars.map(({ key }) => (
                <td key={key}>{taka(each[key])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
