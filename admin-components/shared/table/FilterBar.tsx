'use client';
/** The filters of a list: a button that opens the fields, the fields, and a chip for each active one. */
import { ListFilter, X } from 'lucide-react';
import { sharedWords } from '../../messages/shared';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { SearchSelect } from '../form/SearchSelect';
import { SelectField } from '../form/SelectField';
import { TextField } from '../form/TextField';
import { Button } from '../page/Button';
import type { Filter, Filters, RecordFilter } from './useFilters';

type Opened = { id: string; filters: Filters; isOpen: boolean };

export function FilterButton({ id, filters, isOpen, onToggle }: Opened & { onToggle: () => void }) {
  const say = useText(sharedWords);
  return (
    <Button aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
      <ListFilter size={16} aria-hidden />
      {filters.count > 0 ? say('filtersSet', { count: filters.count }) : say('filters')}
    </Button>
  );
}

export function FilterBar({ id, filters, isOpen }: Opened) {
  const say = useText(sharedWords);
  return (
    <>
      <div id={id} className="haat-filters" hidden={!isOpen} role="group" aria-label={say('filters')}>
        {isOpen && filters.all.map((filter) => <FilterField key={nameOf(filter)} filter={filter} filters={filters} />)}
      </div>
      {filters.count > 0 && (
        <div className="haat-chips" role="group" aria-label={say('filtersSet', { count: filters.count })}>
          {filters.all.map((filter) => (
            <Chip key={nameOf(filter)} filter={filter} filters={filters} />
          ))}
          <button type="button" className="haat-chips__clear" onClick={filters.clear}>
            {say('clearFilters')}
          </button>
        </div>
      )}
    </>
  );
}

const nameOf = (filter: Filter): string => (filter.kind === 'days' ? 'days' : filter.name);

const changeOf = (filter: Exclude<Filter, { kind: 'days' }>, value: string): Record<string, string> => ({
  [filter.name]: value,
  ...(filter.kind === 'record' && filter.below ? { [filter.below]: '' } : {}),
});

function FilterField({ filter, filters: { values, set } }: { filter: Filter; filters: Filters }) {
  const say = useText(sharedWords);
  if (filter.kind === 'days') {
    const { from = '', to = '' } = values;
    return (
      <div className="haat-filters__days">
        <TextField
          type="date"
          name="filter-from"
          label={say('fromDay', { what: filter.label })}
          value={from}
          max={to || undefined}
          onChange={(value) => set({ from: value })}
        />
        <TextField
          type="date"
          name="filter-to"
          label={say('toDay', { what: filter.label })}
          value={to}
          min={from || undefined}
          onChange={(value) => set({ to: value })}
        />
      </div>
    );
  }
  const change = (value: string) => set(changeOf(filter, value));
  const value = values[filter.name] ?? '';
  if (filter.kind === 'record') return <RecordField filter={filter} value={value} onChange={change} />;
  const { name, label, choices } = filter;
  return (
    <SelectField
      name={`filter-${name}`}
      label={label}
      choices={choices}
      value={value}
      onChange={change}
      placeholder={say('any')}
    />
  );
}

type RecordProps = { filter: RecordFilter; value: string; onChange: (value: string) => void };

function RecordField({ filter, value, onChange }: RecordProps) {
  const choices = filter.useChoices();
  return (
    <SearchSelect
      name={`filter-${filter.name}`}
      label={filter.label}
      choices={choices}
      value={value}
      onChange={onChange}
    />
  );
}

function Chip({ filter, filters: { values, set } }: { filter: Filter; filters: Filters }) {
  if (filter.kind === 'days') return <DaysChip filter={filter} values={values} set={set} />;
  const value = values[filter.name];
  if (!value) return null;
  const remove = () => set(changeOf(filter, ''));
  if (filter.kind === 'record') return <RecordChip filter={filter} value={value} onChange={remove} />;
  const told = filter.choices.find((choice) => choice.value === value)?.label ?? '';
  return <OneChip text={`${filter.label}: ${told}`} onRemove={remove} />;
}

function RecordChip({ filter, value, onChange }: RecordProps) {
  const told = filter.useChoices().find((choice) => choice.value === value)?.label ?? '…';
  return <OneChip text={`${filter.label}: ${told}`} onRemove={() => onChange('')} />;
}

function DaysChip({ filter, values, set }: { filter: Filter } & Pick<Filters, 'values' | 'set'>) {
  const say = useText(sharedWords);
  const { day } = useFormats();
  const [from, to] = [values.from, values.to].map((each) => each && day(`${each}T00:00:00+06:00`));
  if (!from && !to) return null;
  const both = from === to ? from : `${from} – ${to}`;
  const told = from && to ? both : from ? say('since', { day: from }) : say('until', { day: to ?? '' });
  return <OneChip text={`${filter.label}: ${told}`} onRemove={() => set({ from: '', to: '' })} />;
}

function OneChip({ text, onRemove }: { text: string; onRemove: () => void }) {
  const say = useText(sharedWords);
  return (
    <span className="haat-chips__chip">
      {text}
      <button type="button" aria-label={say('removeFilter', { name: text })} onClick={onRemove}>
        <X size={14} aria-hidden />
      </button>
    </span>
  );
}
