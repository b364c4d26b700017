/** A box to type in and the list of matches, for mouse, touch and keyboard. */
import { ChevronRight, MapPin } from 'lucide-react';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { Button } from '../../ui/Button';
import { control } from '../../ui/Field';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { placeSheetMessages } from './messages';
import type { Option, Picker } from './usePicker';

/** Stays visible while the list scrolls. */
const Asked = styled.div`
  position: sticky;
  top: -12px;
  z-index: 1;
  display: grid;
  gap: 6px;
  padding: 8px 0;
  background: var(--card);
  label {
    font-weight: 600;
    font-size: 0.9375rem;
  }
`;
const Box = styled.input`
  ${control}
  &::-webkit-search-cancel-button {
    display: none;
  }
`;
const Of = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
`;
const List = styled.ul`
  border-top: 1px solid var(--line);
`;
const Row = styled.li<{ $active: boolean }>`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 46px;
  padding: 4px 8px;
  border-bottom: 1px solid var(--line);
  cursor: pointer;
  scroll-margin: 110px 0 8px;
  background: ${({ $active }) => ($active ? 'var(--leaf-soft)' : 'transparent')};
  &:hover {
    background: var(--leaf-soft);
  }
  svg {
    flex: none;
    color: var(--leaf);
  }
  > span {
    flex: 1;
    line-height: 1.3;
  }
  small {
    display: block;
    color: var(--ink-3);
    font-size: 0.8125rem;
  }
`;

function OptionRow({
  option,
  id,
  isActive,
  onPick,
}: {
  option: Option;
  id: string;
  isActive: boolean;
  onPick: () => void;
}) {
  const say = useText(placeSheetMessages);
  const { nameOf } = useFormats();
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const { district, area } = option;
  return (
    <Row
      ref={row}
      id={id}
      role="option"
      aria-selected={isActive}
      $active={isActive}
      // The box keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      <MapPin size={18} aria-hidden="true" />
      <span>
        {nameOf(area ?? district)}
        <small>{area ? nameOf(district) : say('district', { count: district.area.length })}</small>
      </span>
      {!area && <ChevronRight size={18} aria-hidden="true" />}
    </Row>
  );
}

export function PlacePicker({ picker }: { picker: Picker }) {
  const say = useText(placeSheetMessages);
  const { nameOf } = useFormats();
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const { district, typed, options, active, pick, move } = picker;

  useEffect(() => {
    // A phone's keyboard would cover the list. The dialog moves the focus inside first.
    if (!matchMedia('(pointer: fine)').matches) return;
    const soon = requestAnimationFrame(() => box.current?.focus());
    return () => cancelAnimationFrame(soon);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = options[active];
    if (event.key === 'ArrowDown') move(active + 1);
    else if (event.key === 'ArrowUp') move(active < 0 ? -1 : active - 1);
    else if (event.key === 'Enter' && chosen) pick(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <div>
      <Asked>
        <Of>
          <label htmlFor={`${id}-box`}>{district ? say('findIn', { district: nameOf(district) }) : say('find')}</label>
          {district && (
            <Button kind="plain" size="small" onClick={() => picker.show(null)}>
              {say('otherDistrict')}
            </Button>
          )}
        </Of>
        <Box
          ref={box}
          id={`${id}-box`}
          type="search"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          placeholder={say('hint')}
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          value={typed}
          onChange={(event) => picker.type(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Asked>
      <VisuallyHidden role="status">{say('found', { count: options.length })}</VisuallyHidden>
      {options.length === 0 && <p>{say('nothing')}</p>}
      <List id={`${id}-list`} role="listbox" aria-label={say('places')}>
        {options.map((option, at) => (
          <OptionRow
            key={`${option.district.id}/${option.area?.id ?? ''}`}
            option={option}
            id={`${id}-${at}`}
            isActive={at === active}
            onPick={() => pick(option)}
          />
        ))}
      </List>
    </div>
  );
}
