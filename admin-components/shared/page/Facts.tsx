/** Pairs of a name and its value. An empty value shows a dash. */
import type { ReactNode } from 'react';

export type Fact = { name: string; value: ReactNode };

export function Facts({ items }: { items: readonly Fact[] }) {
  return (
    <dl className="haat-facts">
      {items.map((item) => (
        <div key={item.name} className="haat-facts__row">
          <dt>{item.name}</dt>
          <dd>{item.value === '' || item.value === null || item.value === undefined ? '—' : item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
