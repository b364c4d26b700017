/** One box to tick, with its label and errors. */
import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import styled from 'styled-components';

const Row = styled.div`
  display: grid;
  grid-template-columns: 22px 1fr;
  gap: 4px 10px;
  align-items: start;
`;
const Box = styled.input`
  width: 20px;
  height: 20px;
  margin: 2px 0 0;
  accent-color: var(--leaf);
`;
const Errors = styled.p`
  grid-column: 2;
  color: var(--danger);
  font-size: 0.875rem;
  font-weight: 600;
`;

export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: ReactNode;
  errors?: readonly string[] | undefined;
};

export function Checkbox({ label, errors, ...rest }: CheckboxProps) {
  const id = useId();
  const wrong = errors !== undefined && errors.length > 0;
  return (
    <Row>
      <Box
        {...rest}
        type="checkbox"
        id={id}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `${id}-errors` : undefined}
      />
      <label htmlFor={id}>{label}</label>
      {wrong && (
        <Errors id={`${id}-errors`} role="alert">
          {errors.join(' ')}
        </Errors>
      )}
    </Row>
  );
}
