'use client';
/** Chooses which columns a table shows. */
import * as Menu from '@radix-ui/react-dropdown-menu';
import type { Table } from '@tanstack/react-table';
import { Check, Columns3 } from 'lucide-react';
import { sharedWords } from '../../messages/shared';
import { useText } from '../../../frontend/messages/useText';

export function ColumnMenu<Row>({ table }: { table: Table<Row> }) {
  const say = useText(sharedWords);
  const columns = table.getAllLeafColumns().filter((column) => column.getCanHide());
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className="haat-icon-button" aria-label={say('columns')} title={say('columns')}>
        <Columns3 size={17} aria-hidden />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content className="haat-menu" align="end" sideOffset={4}>
          {columns.map((column) => (
            <Menu.CheckboxItem
              key={column.id}
              className="haat-menu__item"
              checked={column.getIsVisible()}
              onCheckedChange={(isShown) => column.toggleVisibility(isShown)}
              onSelect={(event) => event.preventDefault()}
            >
              <span className="haat-menu__mark">
                <Menu.ItemIndicator>
                  <Check size={14} aria-hidden />
                </Menu.ItemIndicator>
              </span>
              {column.columnDef.meta?.column.title}
            </Menu.CheckboxItem>
          ))}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
