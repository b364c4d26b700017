'use client';
/** Chooses which columns a table shows. */
import * as Menu from '@radix-ui/react-dropdown-menu';
import { Check, Columns3 } from 'lucide-react';
import { sharedWords } from '../../messages/shared';
import { useText } from '../../../frontend/messages/useText';

type Props = {
  columns: readonly { key: string; title: string }[];
  hidden: readonly string[];
  onToggle: (key: string) => void;
};

export function ColumnMenu({ columns, hidden, onToggle }: Props) {
  const say = useText(sharedWords);
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className="haat-icon-button" aria-label={say('columns')} title={say('columns')}>
        <Columns3 size={17} aria-hidden />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content className="haat-menu" align="end" sideOffset={4}>
          {columns.map((column) => (
            <Menu.CheckboxItem
              key={column.key}
              className="haat-menu__item"
              checked={!hidden.includes(column.key)}
              onCheckedChange={() => onToggle(column.key)}
              onSelect={(event) => event.preventDefault()}
            >
              <span className="haat-menu__mark">
                <Menu.ItemIndicator>
                  <Check size={14} aria-hidden />
                </Menu.ItemIndicator>
              </span>
              {column.title}
            </Menu.CheckboxItem>
          ))}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
