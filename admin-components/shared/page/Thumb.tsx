/** A small square picture, or a plain square if there is none. */
import { ImageOff } from 'lucide-react';

type Props = { src: string | null; alt: string; size?: number; isRound?: boolean };

export function Thumb({ src, alt, size = 36, isRound = false }: Props) {
  const className = `haat-thumb ${isRound ? 'haat-thumb--round' : ''}`;
  if (!src)
    return (
      <span
        className={className}
        style={{ width: size, height: size }}
        role={alt ? 'img' : undefined}
        aria-label={alt || undefined}
      >
        <ImageOff size={size / 2.4} aria-hidden />
      </span>
    );
  return (
    <img
      className={className}
      src={src}
      alt={alt}
      width={size}
      height={size}
      loading="lazy"
      style={{ width: size, height: size }}
    />
  );
}
