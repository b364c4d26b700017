/** All collections: the main categories, each with a picture of its goods. */
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { getCategory } from '../../../contract/categories';
import { ask } from '../api/ask';
import { useCall } from '../../../frontend/api/useCall';
import { useHead } from '../app/head';
import { paths } from '../app/paths';
import { catalogueMessages } from '../features/catalogue/messages';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { PageHeading } from '../ui/PageHeading';
import { Picture } from '../ui/Picture';
import { RowsSkeleton } from '../ui/Skeleton';

export const preload = () => [ask(getCategory, {})];

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  @media (min-width: 640px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media (min-width: 1024px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 16px;
  }
`;
const hues = ['leaf', 'marigold', 'info', 'violet', 'danger'] as const;
const Tile = styled(Link)<{ $hue: (typeof hues)[number] }>`
  display: grid;
  align-content: space-between;
  min-height: 132px;
  height: 100%;
  overflow: hidden;
  border: 1px solid transparent;
  border-radius: var(--radius-l);
  background: ${({ $hue }) => `var(--${$hue}-soft)`};
  color: var(--ink);
  text-decoration: none;
  transition: border-color var(--quick);
  &:hover {
    border-color: var(--leaf);
  }
`;
const Name = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  padding: 12px 14px;
  h2 {
    font-size: 1.125rem;
  }
  svg {
    flex: none;
    color: var(--ink-2);
  }
`;
/** A tile's width, as in `Grid`. */
const tileSizes = '(min-width: 1024px) 290px, (min-width: 640px) 32vw, 46vw';
/** A phone's first row. */
const firstTiles = 2;

export function Page() {
  const say = useText(catalogueMessages);
  const { nameOf } = useFormats();
  const { answer } = useCall(getCategory, {});
  useHead({ title: say('collectionsTitle'), description: say('collectionsHelp') });
  return (
    <>
      <PageHeading title={say('collections')} text={say('collectionsHelp')} />
      {!answer && <RowsSkeleton />}
      <Grid>
        {answer?.category.map((category, place) => (
          <li key={category.slug}>
            <Tile to={paths.collection(category.slug)} $hue={hues[place % hues.length] ?? 'leaf'}>
              {category.image && (
                <Picture
                  src={category.image}
                  alt=""
                  width={600}
                  height={400}
                  sizes={tileSizes}
                  isFirst={place < firstTiles}
                />
              )}
              <Name>
                <h2>{nameOf(category)}</h2>
                <ChevronRight size={22} aria-hidden="true" />
              </Name>
            </Tile>
          </li>
        ))}
      </Grid>
    </>
  );
}
