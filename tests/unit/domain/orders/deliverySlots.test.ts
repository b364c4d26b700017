import {
  dateOptions,
  deliveryChoiceProblems,
  deliverySlots,
  slotOptions,
} from '../../../../domain/orders/deliverySlots';

/** A moment of 10 March 2026 in Dhaka. */
const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 2, 10, hour - 6, minute));
const today = '2026-03-10';
const tomorrow = '2026-03-11';

describe('delivery dates', () => {
  it('are today, tomorrow and the day after', () => {
    expect(dateOptions(at(9))).toEqual([
      { date: today, day: 'today', disabled: false },
      { date: tomorrow, day: 'tomorrow', disabled: false },
      { date: '2026-03-12', day: 'dayAfter', disabled: false },
    ]);
  });

  it('leave out today from 19:00 on', () => {
    expect(dateOptions(at(18, 59))[0]?.disabled).toBe(false);
    expect(dateOptions(at(19))[0]?.disabled).toBe(true);
    expect(dateOptions(at(23, 59))[0]).toEqual({ date: today, day: 'today', disabled: true });
  });
});

describe('times of day', () => {
  const open: Record<number, string> = {};
  for (let hour = 0; hour < 24; hour += 1) {
    open[hour] = hour < 7 ? 'MAEN' : hour < 11 ? 'AEN' : hour < 15 ? 'EN' : hour < 19 ? 'N' : '';
  }

  it.each(Object.entries(open))("at %s o'clock, for today, are %p", (hour, letters) => {
    const possible = slotOptions(at(Number(hour)), today).filter((option) => !option.disabled);
    expect(possible.map((option) => option.slot[0]).join('')).toBe(letters);
  });

  it('are all available for another day', () => {
    expect(slotOptions(at(22), tomorrow)).toEqual(deliverySlots.map((slot) => ({ slot, disabled: false })));
  });
});

describe('a chosen date and time', () => {
  it.each([
    ['', '', []],
    [today, '', []],
    [today, 'Night', []],
    [today, 'Morning', ['delivery_time']],
    [tomorrow, 'Morning', []],
    [tomorrow, 'Midnight', ['delivery_time']],
    ['2026-03-13', 'Morning', ['delivery_date']],
    ['2026-03-09', 'Night', ['delivery_date']],
    ['', 'Night', []],
    ['', 'Midnight', ['delivery_time']],
  ])('%p %p at noon has the problems %p', (delivery_date, delivery_time, problems) => {
    expect(deliveryChoiceProblems({ delivery_date, delivery_time }, at(12))).toEqual(problems);
  });

  it('cannot be today after 19:00', () => {
    expect(deliveryChoiceProblems({ delivery_date: today, delivery_time: '' }, at(19))).toEqual(['delivery_date']);
  });
});
