'use client';
/** Saved views of a list, stored with the account: search, filters, order and columns can be restored on any device. */
import { toast } from '@payloadcms/ui';
import { requests } from '@payloadcms/ui/shared';
import * as Menu from '@radix-ui/react-dropdown-menu';
import { Bookmark, BookmarkPlus, X } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { searchWords } from '../../messages/searches';
import { sharedWords } from '../../messages/shared';
import { Dialog } from '../dialogs/Dialog';
import { TextField } from '../form/TextField';
import { Button } from '../page/Button';
import { useText } from '../../../frontend/messages/useText';
import type { ColumnMemory } from './useHiddenColumns';

type Saved = {
  name: string;
  query: string;
  /** Absent in older views: the columns stay as they are. */ hidden?: readonly string[];
};
const MOST = 20;

const isSaved = (value: unknown): value is Saved =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Saved).name === 'string' &&
  typeof (value as Saved).query === 'string' &&
  ((value as Saved).hidden === undefined || Array.isArray((value as Saved).hidden));

export function SavedSearches({ id, memory }: { id: string; memory: ColumnMemory }) {
  const say = useText(searchWords);
  const { all, load, change } = useSaved(id);
  const [isNaming, setNaming] = useState(false);
  const open = ({ query, hidden }: Saved) => {
    if (hidden) memory.keep(hidden);
    const url = new URL(window.location.href);
    url.search = query;
    window.history.pushState(null, '', url);
  };
  return (
    <>
      <Menu.Root onOpenChange={(isOpen) => isOpen && void load()}>
        <Menu.Trigger className="haat-icon-button" aria-label={say('saved')} title={say('saved')}>
          <Bookmark size={17} aria-hidden />
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Content className="haat-menu" align="end" sideOffset={4}>
            {all.length === 0 && <p className="haat-menu__item haat-table__quiet">{say('none')}</p>}
            {all.map((saved) => (
              <div key={saved.name} className="haat-menu__row">
                <Menu.Item className="haat-menu__item" onSelect={() => open(saved)}>
                  {saved.name}
                </Menu.Item>
                <Menu.Item
                  className="haat-menu__item"
                  aria-label={say('forget', { name: saved.name })}
                  onSelect={() => void change((views) => views.filter((each) => each.name !== saved.name))}
                >
                  <X size={14} aria-hidden />
                </Menu.Item>
              </div>
            ))}
            <Menu.Item className="haat-menu__item" onSelect={() => setNaming(true)}>
              <BookmarkPlus size={15} aria-hidden />
              {say('keep')}
            </Menu.Item>
          </Menu.Content>
        </Menu.Portal>
      </Menu.Root>
      {isNaming && (
        <NameSearch
          onClose={() => setNaming(false)}
          onName={(name) =>
            change((views) => [
              ...views.filter((each) => each.name !== name),
              { name, query: window.location.search, hidden: memory.hidden },
            ])
          }
        />
      )}
    </>
  );
}

/**
 * The views of this list, kept among the account's preferences. Asked anew each time: another device may have changed them.
 * Payload's own hook is not used, because it keeps answers and does not tell when the server refused.
 */
function useSaved(id: string) {
  const say = useText(searchWords);
  const [all, setAll] = useState<readonly Saved[]>([]);
  const at = `/api/payload-preferences/haat-searches-${id}`;
  const read = async (): Promise<readonly Saved[]> => {
    const answer = await requests.get(at);
    if (!answer.ok) throw new Error(`the views answered ${answer.status}`);
    const { value } = (await answer.json()) as { value?: unknown };
    return Array.isArray(value) ? value.filter(isSaved) : [];
  };
  const load = async () => setAll(await read().catch(() => all));
  /** False when it could not be saved, which has been reported already. */
  const change = async (changed: (views: readonly Saved[]) => readonly Saved[]): Promise<boolean> => {
    try {
      const views = changed(await read()).slice(-MOST);
      const answer = await requests.post(at, {
        body: JSON.stringify({ value: views }),
        headers: { 'Content-Type': 'application/json' },
      });
      if (!answer.ok) throw new Error(`the views answered ${answer.status}`);
      setAll(views);
      return true;
    } catch {
      toast.error(say('notKept'));
      return false;
    }
  };
  return { all, load, change };
}

function NameSearch({ onClose, onName }: { onClose: () => void; onName: (name: string) => Promise<boolean> }) {
  const say = useText(searchWords);
  const shared = useText(sharedWords);
  const [name, setName] = useState('');
  const [isPending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    const isKept = await onName(name.trim());
    setPending(false);
    if (isKept) onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '' && !isPending) void save();
  };
  return (
    <Dialog isOpen onClose={onClose} title={say('keep')}>
      <form className="haat-form" onSubmit={submit}>
        <TextField
          label={say('name')}
          name="name"
          value={name}
          onChange={setName}
          maxLength={60}
          hint={say('hint')}
          isRequired
          autoFocus
        />
        <div className="haat-form__actions">
          <Button type="submit" kind="primary" isBusy={isPending}>
            {shared('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
