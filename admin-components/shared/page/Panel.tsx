/** A box with a heading: the sections of a screen. */
import type { ReactNode } from 'react';

type Props = { title?: ReactNode; actions?: ReactNode; children: ReactNode; className?: string };

export function Panel({ title, actions, children, className = '' }: Props) {
  return (
    <section className={`haat-panel ${className}`}>
      {(title || actions) && (
        <div className="haat-panel__head">
          {title && <h2 className="haat-panel__title">{title}</h2>}
          {actions && <div className="haat-panel__actions">{actions}</div>}
        </div>
      )}
      {children}
    </section>
  );
}
