/** Tabs with Radix's keyboard control; on a phone the bar scrolls sideways instead of wrapping. */
import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Bar = styled(List)`
  display: flex;
  gap: 4px;
  overflow-x: auto;
  border-bottom: 1px solid var(--line);
  scrollbar-width: none;
`;
const Tab = styled(Trigger)`
  flex: none;
  min-height: 46px;
  padding: 8px 16px;
  border: 0;
  border-bottom: 3px solid transparent;
  background: none;
  color: var(--ink-2);
  font-weight: 600;
  white-space: nowrap;
  &[data-state='active'] {
    color: var(--leaf);
    border-color: var(--leaf);
  }
  &:disabled {
    opacity: 0.55;
  }
  /* The bar scrolls and would clip what extends beyond it. */
  &:focus-visible {
    outline-offset: -3px;
  }
`;
const Panel = styled(Content)`
  padding-top: 16px;
`;

export type TabItem = { value: string; label: ReactNode; content: ReactNode; isDisabled?: boolean };
export type TabsProps = {
  items: readonly TabItem[];
  label: string;
  value?: string | undefined;
  onChange?: (value: string) => void;
};

export function Tabs({ items, label, value, onChange }: TabsProps) {
  const first = items[0]?.value ?? '';
  return (
    <Root
      {...(value === undefined ? { defaultValue: first } : { value })}
      {...(onChange && { onValueChange: onChange })}
    >
      <Bar aria-label={label}>
        {items.map((item) => (
          <Tab key={item.value} value={item.value} disabled={item.isDisabled ?? false}>
            {item.label}
          </Tab>
        ))}
      </Bar>
      {items.map((item) => (
        <Panel key={item.value} value={item.value}>
          {item.content}
        </Panel>
      ))}
    </Root>
  );
}
