/** One to five stars, whole ones. */
import { Star } from 'lucide-react';
import styled from 'styled-components';
import { sharedMessages } from '../i18n/shared.messages';
import { useFormats, useText } from '../i18n/useText';

const Row = styled.span`
  display: inline-flex;
  gap: 1px;
  color: var(--star);
  vertical-align: -2px;
`;

const places = [1, 2, 3, 4, 5];

/** Rounds to a whole star, 0 to 5. */
export function Stars({ value, size = 16 }: { value: number; size?: number }) {
  const say = useText(sharedMessages);
  const { digits } = useFormats();
  const whole = Math.min(5, Math.max(0, Math.round(value)));
  return (
    <Row role="img" aria-label={say('stars', { star: digits(whole) })}>
      {places.map((place) => (
        <Star key={place} size={size} fill={place <= whole ? 'currentColor' : 'none'} strokeWidth={1.6} aria-hidden="true" />
      ))}
    </Row>
  );
}
