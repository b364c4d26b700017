/** Small pictures side by side; each opens in full size in a new tab. */
import styled from 'styled-components';
import { Picture } from './Picture';

/** A private picture is a call that gives other sizes too: the small one is shown, the whole one is opened. */
const smallOf = (picture: string): string =>
  picture.startsWith('/api/') && !picture.includes('?') ? `${picture}?size=thumbnail` : picture;

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  li {
    width: 96px;
  }
  a {
    display: block;
  }
`;

export function PictureRow({
  pictures,
  nameOf,
}: {
  pictures: readonly (string | null)[];
  nameOf: (place: number) => string;
}) {
  const shown = pictures.filter((picture): picture is string => Boolean(picture));
  if (shown.length === 0) return null;
  return (
    <Row>
      {shown.map((picture, place) => (
        <li key={picture}>
          <a href={picture} target="_blank" rel="noreferrer" aria-label={nameOf(place + 1)}>
            <Picture src={smallOf(picture)} alt="" width={192} height={192} sizes="96px" radius="var(--radius-s)" />
          </a>
        </li>
      ))}
    </Row>
  );
}
