'use client';
/** Horizontal bars with a name before each, and titles on both axes. Names longer than there is room for end in an ellipsis. */
import { Bar, BarChart, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { truncateAtWord } from '../../../domain/text/truncate';
import { useFormats } from '../../../frontend/formats/useFormats';
import { below, beside, plainAxis } from './chartLook';

type Props = {
  bars: readonly { name: string; value: number }[];
  /** The titles of the axes: of the names, and of the values. */
  nameAxis: string;
  valueAxis: string;
  color: string;
};

const ROW = 26;
const LONGEST_NAME = 18;
const NAMES_WIDTH = 152;
const margin = { top: 0, right: 12, bottom: 18, left: 0 };

export function BarsByName({ bars, nameAxis, valueAxis, color }: Props) {
  const { number } = useFormats();
  return (
    <div aria-hidden>
      <ResponsiveContainer width="100%" height={bars.length * ROW + 48}>
        <BarChart data={[...bars]} layout="vertical" margin={margin} accessibilityLayer={false}>
          <XAxis type="number" allowDecimals={false} tickFormatter={number} {...plainAxis} label={below(valueAxis)} />
          <YAxis
            type="category"
            dataKey="name"
            interval={0}
            width={NAMES_WIDTH}
            tickFormatter={(name: string) => truncateAtWord(name, LONGEST_NAME)}
            {...plainAxis}
            label={beside(nameAxis)}
          />
          <Bar dataKey="value" fill={color} radius={[0, 4, 4, 0]} maxBarSize={16} isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
