/** Shown when there is nothing to list. */
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';

export function EmptyState({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <div className="haat-empty">
      <Inbox size={28} strokeWidth={1.5} aria-hidden />
      <p>{title}</p>
      {text && <p className="haat-table__quiet">{text}</p>}
      {children}
    </div>
  );
}
