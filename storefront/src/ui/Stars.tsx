/** One to five whole stars: drawn as a mask over two colours, so that a page of cards stays light. */
import styled from 'styled-components';
import { sharedMessages } from '../i18n/shared.messages';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';

const star = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="m12 2.5 2.9 6.1 6.6.9-4.800 4.700 1.200 6.600L12 17.600 6.100 20.800l1.200-6.600L2.500 9.500l6.600-.900z"/></svg>',
);

const Row = styled.span<{ $size: number }>`
  display: inline-block;
  flex: none;
  width: ${({ $size }) => $size * 5}px;
  height: ${({ $size }) => $size}px;
  vertical-align: -2px;
  background: linear-gradient(
    90deg,
    var(--star) var(--share),
    color-mix(in srgb, var(--ink-3) 34%, transparent) var(--share)
  );
  mask: url('data:image/svg+xml,${star}') 0 0 / ${({ $size }) => $size}px 100% repeat-x;
  @media (forced-colors: active) {
    background: CanvasText;
    forced-color-adjust: none;
  }
`;

/** Rounds to a whole star, 0 to 5. */
export function Stars({ value, size = 16 }: { value: number; size?: number }) {
  const say = useText(sharedMessages);
  const { digits } = useFormats();
  const whole = Math.min(5, Math.max(0, Math.round(value)));
  return (
    <Row
      role="img"
      $size={size}
      aria-label={say('stars', { star: digits(whole) })}
      style={{ ['--share' as string]: `${whole * 20}%` }}
    />
  );
}
