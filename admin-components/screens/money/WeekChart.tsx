'use client';
/** What was earned, returned, paid out and adjusted, by week. The figures are also in a table for screen readers. */
import type { VendorMoneyShape } from '../../../contract/vendorMoney';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { vendorMoneyWords } from '../../messages/vendorMoney';
import { BarsByDay } from '../../shared/charts/BarsByDay';
import { useShortDay } from '../../shared/charts/useShortDay';

const always = [
  { key: 'earned', word: 'earned', color: 'var(--haat-leaf)' },
  { key: 'returned', word: 'returned', color: 'var(--haat-danger)' },
  { key: 'paid_out', word: 'paidOut', color: 'var(--haat-marigold-strong)' },
] as const;
/** Rare: only where there were some in these weeks. */
const adjustments = [{ key: 'adjusted', word: 'adjusted', color: 'var(--haat-ink-3)' }] as const;

type Weeks = VendorMoneyShape['weeks'];

export function WeekChart({ weeks }: { weeks: Weeks }) {
  const say = useText(vendorMoneyWords);
  const { taka } = useFormats();
  const short = useShortDay();
  const bars = [...always, ...(weeks.some(({ adjusted }) => adjusted !== 0) ? adjustments : [])];
  // Deductions are drawn upwards too: the bars compare amounts. An adjustment goes either way.
  const drawn = weeks.map((each) => ({ ...each, returned: 0 - each.returned, paid_out: 0 - each.paid_out }));
  return (
    <>
      <BarsByDay
        rows={drawn}
        dayOf={({ week }) => week}
        bars={bars.map(({ key, word, color }) => ({
          valueOf: (row: Weeks[number]) => row[key],
          name: say(word),
          color,
        }))}
        dayAxis={say('week')}
        valueAxis={say('taka')}
      />
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
