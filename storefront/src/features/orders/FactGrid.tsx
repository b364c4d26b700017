/** Facts about an order, side by side: each under its name. */
import styled from 'styled-components';

const Facts = styled.dl<{ $wide: number }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px 16px;
  font-variant-numeric: tabular-nums;
  dt {
    color: var(--ink-3);
    font-size: 0.875rem;
  }
  dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  @media (min-width: 640px) {
    grid-template-columns: repeat(${({ $wide }) => $wide}, minmax(0, 1fr));
  }
`;

/** `columns`: how many stand side by side on a wide screen. */
export function FactGrid({
  facts,
  columns = 2,
}: {
  facts: readonly (readonly [name: string, value: string])[];
  columns?: number;
}) {
  return (
    <Facts $wide={columns}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}
