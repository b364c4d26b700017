/** One to five stars, chosen by pointer or by the arrow keys as with any group of radio buttons. */
import { Star } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { useText } from '../../../../frontend/messages/useText';
import { reviewMessages } from './messages';

const Group = styled.fieldset`
  display: grid;
  gap: 6px;
  legend {
    padding: 0;
    margin-bottom: 6px;
    font-weight: 600;
    font-size: 0.9375rem;
  }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px;
  color: var(--star);
  > b {
    margin-left: 8px;
    color: var(--ink);
    font-weight: 600;
  }
`;
const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: 46px;
  height: 46px;
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--marigold-strong);
    border-radius: var(--radius-s);
  }
`;
const Errors = styled.p`
  color: var(--danger);
  font-size: 0.875rem;
  font-weight: 600;
`;
const places = [1, 2, 3, 4, 5] as const;

export type StarInputProps = {
  value: number;
  onChange: (star: number) => void;
  errors?: readonly string[] | undefined;
};

export function StarInput({ value, onChange, errors = [] }: StarInputProps) {
  const id = useId();
  const say = useText(reviewMessages);
  const [pointed, setPointed] = useState(0);
  const shown = pointed || value;
  const isWrong = errors.length > 0;
  return (
    <Group aria-invalid={isWrong || undefined} aria-describedby={isWrong ? `${id}-errors` : undefined}>
      <legend>{say('rating')}</legend>
      <Row onPointerLeave={() => setPointed(0)}>
        {places.map((star) => (
          <Choice key={star} onPointerEnter={() => setPointed(star)}>
            <input
              type="radio"
              name={`${id}-star`}
              value={star}
              checked={value === star}
              aria-label={`${say('star', { count: star })}: ${say(`word${star}`)}`}
              onChange={() => onChange(star)}
            />
            <Star size={34} strokeWidth={1.5} fill={star <= shown ? 'currentColor' : 'none'} aria-hidden="true" />
          </Choice>
        ))}
        {shown > 0 && <b aria-hidden="true">{say(`word${shown as 1 | 2 | 3 | 4 | 5}`)}</b>}
      </Row>
      {isWrong && (
        <Errors id={`${id}-errors`} role="alert">
          {errors.join(' ')}
        </Errors>
      )}
    </Group>
  );
}
