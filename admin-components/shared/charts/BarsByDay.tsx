'use client';
/** Bars side by side for each day, or each week by its first day. Only visual: the figures stand in a table beside or below it. */
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useFormats } from '../../../frontend/formats/useFormats';
import { aboveChart, below, beside, box, chartHeight, chartMargin, plainAxis } from './chartLook';
import { useShortDay } from './useShortDay';

type Props<Row extends object> = {
  rows: readonly Row[];
  /** The day of a row: YYYY-MM-DD. */
  dayOf: (row: Row) => string;
  bars: readonly { valueOf: (row: Row) => number; name: string; color: string }[];
  /** The titles of the axes: of the days, and of the values. */
  dayAxis: string;
  valueAxis: string;
  /** Counts are written without the sign of money. */
  isCount?: boolean;
};

const MONEY_WIDTH = 80;
const COUNT_WIDTH = 56;

export function BarsByDay<Row extends object>({ rows, dayOf, bars, dayAxis, valueAxis, isCount }: Props<Row>) {
  const { taka, number } = useFormats();
  const short = useShortDay();
  const write = isCount ? number : taka;
  return (
    <div aria-hidden>
      <ResponsiveContainer width="100%" height={chartHeight}>
        <BarChart data={[...rows]} margin={chartMargin} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--haat-line)" />
          <XAxis dataKey={dayOf} tickFormatter={short} {...plainAxis} label={below(dayAxis)} />
          <YAxis
            allowDecimals={false}
            tickFormatter={number}
            {...plainAxis}
            width={isCount ? COUNT_WIDTH : MONEY_WIDTH}
            label={beside(valueAxis)}
          />
          <Tooltip
            cursor={{ fill: 'var(--haat-sunk)' }}
            contentStyle={box}
            labelFormatter={(day) => short(String(day))}
            formatter={(value) => write(Number(value))}
          />
          {bars.length > 1 && <Legend verticalAlign="top" wrapperStyle={aboveChart} />}
          {bars.map(({ valueOf, name, color }) => (
            <Bar
              key={name}
              dataKey={valueOf}
              name={name}
              fill={color}
              radius={[4, 4, 0, 0]}
              maxBarSize={22}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
