/** Price, brand, rating and stock, each with the number of products it would leave. */
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import type { z } from 'zod';
import type { facets as facetsShape } from '../../../../contract/grids';
import { westernDigits } from '../../../../domain/text/bangla';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { TextInput } from '../../ui/Field';
import { filterCount } from './gridQuery';
import { catalogueMessages } from './messages';
import type { Grid } from './useGrid';

export type Facets = z.output<typeof facetsShape>;

const Group = styled.fieldset`
  display: grid;
  gap: 8px;
  padding: 14px 0;
  border-top: 1px solid var(--line);
  &:first-of-type {
    border-top: 0;
    padding-top: 4px;
  }
  legend {
    float: left;
    width: 100%;
    margin-bottom: 8px;
    font-weight: 600;
  }
  legend + * {
    clear: both;
  }
`;
const Range = styled.form`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
  button {
    grid-column: 1 / -1;
  }
`;
const Scroll = styled.div`
  display: grid;
  gap: 8px;
  max-height: 250px;
  overflow: auto;
  padding: 2px;
`;

function PriceRange({ grid, facets }: { grid: Grid; facets: Facets }) {
  const say = useText(catalogueMessages);
  const { digits } = useFormats();
  const chosen = { from: digits(grid.choice.minPrice), to: digits(grid.choice.maxPrice) };
  const [from, setFrom] = useState(chosen.from);
  const [to, setTo] = useState(chosen.to);
  const [shown, setShown] = useState(chosen);
  // Reset when the address changes, but not by an effect: one runs on hydration, and would delete what was typed until
  // then.
  if (shown.from !== chosen.from || shown.to !== chosen.to) {
    setShown(chosen);
    setFrom(chosen.from);
    setTo(chosen.to);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    grid.change({ minPrice: westernDigits(from), maxPrice: westernDigits(to) });
  };
  const onlyDigits = (text: string) => text.replace(/[^\d০-৯]/g, '').slice(0, 8);
  return (
    <Range onSubmit={submit}>
      <TextInput
        label={say('minPrice')}
        inputMode="numeric"
        placeholder={digits(facets.price.min)}
        value={from}
        onChange={(event) => setFrom(onlyDigits(event.target.value))}
      />
      <TextInput
        label={say('maxPrice')}
        inputMode="numeric"
        placeholder={digits(facets.price.max)}
        value={to}
        onChange={(event) => setTo(onlyDigits(event.target.value))}
      />
      <Button type="submit" kind="quiet" size="small">
        {say('apply')}
      </Button>
    </Range>
  );
}

export function Filters({ grid, facets }: { grid: Grid; facets: Facets }) {
  const say = useText(catalogueMessages);
  const { digits, nameOf } = useFormats();
  const { choice, change, clear } = grid;
  const counted = (name: string, count: number) => say('withCount', { name, count: digits(count) });
  const toggleBrand = (id: string) =>
    change({ brand: choice.brand.includes(id) ? choice.brand.filter((one) => one !== id) : [...choice.brand, id] });
  return (
    <div>
      <Group>
        <legend>{say('stock')}</legend>
        <Checkbox
          label={counted(say('inStock'), facets.in_stock)}
          checked={choice.inStock}
          onChange={() => change({ inStock: !choice.inStock })}
        />
      </Group>
      <Group>
        <legend>{say('price')}</legend>
        <PriceRange grid={grid} facets={facets} />
      </Group>
      {facets.brands.length > 0 && (
        <Group>
          <legend>{say('brand')}</legend>
          <Scroll tabIndex={-1}>
            {facets.brands.map((brand) => (
              <Checkbox
                key={brand.id}
                label={counted(nameOf(brand), brand.count)}
                checked={choice.brand.includes(String(brand.id))}
                onChange={() => toggleBrand(String(brand.id))}
              />
            ))}
          </Scroll>
        </Group>
      )}
      <Group>
        <legend>{say('rating')}</legend>
        {facets.ratings
          .filter(({ count, star }) => count > 0 || choice.rating === String(star))
          .map(({ star, count }) => (
            <Checkbox
              key={star}
              label={counted(say(star === 1 ? 'starUp' : 'starsUp', { star: digits(star) }), count)}
              checked={choice.rating === String(star)}
              onChange={() => change({ rating: choice.rating === String(star) ? '' : String(star) })}
            />
          ))}
      </Group>
      {filterCount(choice) > 0 && (
        <Button kind="plain" size="small" onClick={clear}>
          {say('clearFilters')}
        </Button>
      )}
    </div>
  );
}
