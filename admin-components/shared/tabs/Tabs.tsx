'use client';
/** Tabs. All their contents stay mounted, so that a form spread over tabs is sent whole. */
import * as RadixTabs from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';

export type TabItem = { key: string; title: string; content: ReactNode; hasError?: boolean };
type Props = { label: string; items: readonly TabItem[]; value?: string; onChange?: (key: string) => void };

export function Tabs({ label, items, value, onChange }: Props) {
  const first = items[0]?.key ?? '';
  const state =
    value === undefined ? { defaultValue: first } : { value, onValueChange: (key: string) => onChange?.(key) };
  return (
    <RadixTabs.Root className="haat-tabs" {...state}>
      <RadixTabs.List className="haat-tabs__list" aria-label={label}>
        {items.map((item) => (
          <RadixTabs.Trigger key={item.key} value={item.key} className="haat-tabs__tab">
            {item.title}
            {item.hasError && <span className="haat-tabs__dot" aria-hidden />}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {items.map((item) => (
        <RadixTabs.Content key={item.key} value={item.key} className="haat-tabs__content" forceMount>
          {item.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
