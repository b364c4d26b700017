/** How every chart of the dashboard looks, in both themes. */

export const axis = { fontSize: 12, fill: 'var(--haat-ink-3)' };
export const chartHeight = 220;
export const box = {
  background: 'var(--haat-card)',
  border: '1px solid var(--haat-line)',
  borderRadius: 8,
  color: 'var(--haat-ink)',
};
