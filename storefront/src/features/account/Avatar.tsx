/** A person's picture, or the first letter of the name. */
import styled from 'styled-components';
import { useText } from '../../../../frontend/messages/useText';
import { accountMessages } from './messages';

const Round = styled.span<{ $size: number }>`
  display: grid;
  place-items: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  overflow: hidden;
  border-radius: 50%;
  background: var(--leaf-soft);
  color: var(--leaf);
  font-size: ${({ $size }) => $size * 0.42}px;
  font-weight: 600;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export function Avatar({ name, image, size }: { name: string; image: string | null; size: number }) {
  const say = useText(accountMessages);
  return (
    <Round $size={size}>
      {image ? (
        <img src={image} alt={say('pictureOf', { name })} width={size} height={size} decoding="async" />
      ) : (
        <span aria-hidden="true">{[...name][0]?.toUpperCase()}</span>
      )}
    </Round>
  );
}
