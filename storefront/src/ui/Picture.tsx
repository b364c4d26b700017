/** A picture in a box of fixed aspect ratio, so that nothing shifts when it loads; a plain background if there is none. */
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { pictureSet } from './pictureSet';

const Frame = styled.span<{ $ratio: string; $round: string }>`
  display: grid;
  place-items: center;
  aspect-ratio: ${({ $ratio }) => $ratio};
  overflow: hidden;
  border-radius: ${({ $round }) => $round};
  background: var(--sunk);
  color: var(--ink-3);
`;
const Image = styled.img<{ $fit: 'cover' | 'contain' }>`
  width: 100%;
  height: 100%;
  object-fit: ${({ $fit }) => $fit};
`;

export type PictureProps = {
  src: string | null | undefined;
  alt: string;
  width: number;
  height: number;
  /** Above the fold: fetched at once and first. */
  isFirst?: boolean;
  fit?: 'cover' | 'contain';
  radius?: string;
  /** Its displayed width, like `sizes` of an `img`: the browser takes the smallest file that is sharp. */
  sizes: string;
};

export function Picture({
  src,
  alt,
  width,
  height,
  isFirst = false,
  fit = 'cover',
  radius = '0',
  sizes,
}: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const isShown = Boolean(src) && broken !== src;
  return (
    <Frame $ratio={`${width} / ${height}`} $round={radius}>
      {isShown && src ? (
        <Image
          {...pictureSet(src, sizes)}
          alt={alt}
          width={width}
          height={height}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding={isFirst ? 'sync' : 'async'}
          onError={() => setBroken(src)}
          $fit={fit}
        />
      ) : (
        <ImageOff size={28} strokeWidth={1.4} role="img" aria-label={alt} />
      )}
    </Frame>
  );
}
