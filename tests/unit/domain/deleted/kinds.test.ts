import { describe, expect, it } from '@jest/globals';
import { freed, freeName } from '../../../../domain/deleted/fit';
import { daysLeft, keptDays, keptSince } from '../../../../domain/deleted/kinds';

const at = (text: string) => new Date(text);

describe('the days that are left', () => {
  it('count the one that has begun', () => {
    expect(daysLeft(at('2026-01-01T10:00:00Z'), at('2026-01-01T10:00:00Z'))).toBe(keptDays);
    expect(daysLeft(at('2026-01-01T10:00:00Z'), at('2026-01-02T10:00:01Z'))).toBe(keptDays - 1);
    expect(daysLeft(at('2026-01-01T10:00:00Z'), at('2026-01-31T09:59:59Z'))).toBe(1);
  });
  it('end when nothing can be restored any more', () => {
    expect(daysLeft(at('2026-01-01T10:00:00Z'), at('2026-01-31T10:00:00Z'))).toBe(0);
    expect(keptSince(at('2026-01-31T10:00:00Z'))).toEqual(at('2026-01-01T10:00:00Z'));
  });
  it('are never more than all, whatever the clocks say', () => {
    expect(daysLeft(at('2026-01-02T10:00:00Z'), at('2026-01-01T10:00:00Z'))).toBe(keptDays);
  });
});

describe('what is called like something else by now', () => {
  it('gets another slug, no two the same', () => {
    expect([...freed(['saree', 'shirt', 'saree-2'], ['saree', 'saree-2'])]).toEqual([
      ['saree', 'saree-3'],
      ['saree-2', 'saree-2-2'],
    ]);
  });
  it('gets a number behind its name, within the bounds of names', () => {
    expect(freeName('Apex', new Set(['Bata']), 100)).toBe('Apex');
    expect(freeName('Apex', new Set(['Apex', 'Apex (2)']), 100)).toBe('Apex (3)');
    expect(freeName('x'.repeat(100), new Set(['x'.repeat(100)]), 100)).toHaveLength(100);
  });
});
