/** The common look of the panel's charts, in both themes. */

const axis = { fontSize: 12, fill: 'var(--haat-ink-3)' };
/** An axis without lines of its own. */
export const plainAxis = { tick: axis, tickLine: false, axisLine: false } as const;
export const chartHeight = 220;
export const box = {
  background: 'var(--haat-card)',
  border: '1px solid var(--haat-line)',
  borderRadius: 8,
  color: 'var(--haat-ink)',
};

/** Space for the titles of the axes. */
export const chartMargin = { top: 8, right: 4, bottom: 18, left: 4 };
/** Keeps a legend above the highest value of the axis. */
export const aboveChart = { paddingBottom: 12 };
/** The titles of the axes, below and beside them. */
export const below = (value: string) => ({ ...axis, value, position: 'insideBottom' as const, offset: -12 });
export const beside = (value: string) => ({
  ...axis,
  value,
  angle: -90,
  position: 'insideLeft' as const,
  style: { textAnchor: 'middle' as const },
});
