/** A label on a coloured background. A hue has the same meaning everywhere. */
import type { ReactNode } from 'react';

export type Tone = 'amber' | 'blue' | 'violet' | 'cyan' | 'teal' | 'orange' | 'lime' | 'green' | 'red' | 'grey';

export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`haat-badge haat-badge--${tone}`}>{children}</span>;
}
