/** One to five stars, chosen by pointer or by the arrow keys as with any group of radio buttons. */
import { Star } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useText } from '../../../../frontend/messages/useText';
import { ChoiceGroup, overlaidInput } from '../../ui/ChoiceGroup';
import { reviewMessages } from './messages';

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
  ${overlaidInput}
  place-items: center;
  width: 46px;
  height: 46px;
  border-radius: var(--radius-s);
`;
const places = [1, 2, 3, 4, 5] as const;

export type StarInputProps = {
  value: number;
  onChange: (star: number) => void;
  errors?: readonly string[] | undefined;
};

export function StarInput({ value, onChange, errors }: StarInputProps) {
  const say = useText(reviewMessages);
  const [pointed, setPointed] = useState(0);
  const shown = places.find((place) => place === (pointed || value));
  return (
    <ChoiceGroup question={say('rating')} errors={errors}>
      {(name) => (
        <Row onPointerLeave={() => setPointed(0)}>
          {places.map((star) => (
            <Choice key={star} onPointerEnter={() => setPointed(star)}>
              <input
                type="radio"
                name={name}
                value={star}
                checked={value === star}
                aria-label={`${say('star', { count: star })}: ${say(`word${star}`)}`}
                onChange={() => onChange(star)}
              />
              <Star
                size={34}
                strokeWidth={1.5}
                fill={star <= (shown ?? 0) ? 'currentColor' : 'none'}
                aria-hidden="true"
              />
            </Choice>
          ))}
          {shown && <b aria-hidden="true">{say(`word${shown}`)}</b>}
        </Row>
      )}
    </ChoiceGroup>
  );
}
