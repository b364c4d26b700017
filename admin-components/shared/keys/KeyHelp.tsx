'use client';
/** The list of a screen's keyboard shortcuts: opened with `?` or by its button. */
import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { keyWords } from '../../messages/keys';
import { Dialog } from '../dialogs/Dialog';
import { useText } from '../../../frontend/messages/useText';
import { useShortcuts } from './useShortcuts';

type Row = { keys: readonly string[]; does: keyof typeof keyWords };

export function KeyHelp({ rows }: { rows: readonly Row[] }) {
  const say = useText(keyWords);
  const [isOpen, setOpen] = useState(false);
  useShortcuts({ '?': () => setOpen(true) });
  const all: readonly Row[] = [...rows, { keys: ['Enter', 'Esc'], does: 'yesNo' }, { keys: ['?'], does: 'help' }];
  return (
    <>
      <button
        type="button"
        className="haat-icon-button"
        aria-label={say('title')}
        title={say('open')}
        onClick={() => setOpen(true)}
      >
        <Keyboard size={18} aria-hidden />
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={say('title')}>
        <dl className="haat-keys">
          {all.map((row) => (
            <div key={row.does}>
              <dt>
                {row.keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{say(row.does)}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}
