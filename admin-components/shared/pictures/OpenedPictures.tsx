'use client';
/** Small pictures that open large, one at a time. */
import { useState } from 'react';
import { useFormats } from '../../../frontend/formats/useFormats';
import { Dialog } from '../dialogs/Dialog';

type Props = {
  pictures: readonly string[];
  /** The name of the picture at this position, which is written in the reader's digits. */
  nameOf: (number: string) => string;
  /** Added to the address of the small picture, if a smaller size can be requested. */
  smallQuery?: string;
};

export function OpenedPictures({ pictures, nameOf, smallQuery = '' }: Props) {
  const { digits } = useFormats();
  const [shown, setShown] = useState<{ src: string; name: string } | null>(null);
  return (
    <>
      <div className="haat-preview__pictures">
        {pictures.map((src, index) => {
          const name = nameOf(digits(index + 1));
          return (
            <button
              key={src}
              type="button"
              className="haat-preview__open"
              aria-label={name}
              onClick={() => setShown({ src, name })}
            >
              <img src={`${src}${smallQuery}`} alt={name} loading="lazy" />
            </button>
          );
        })}
      </div>
      {shown && (
        <Dialog isOpen onClose={() => setShown(null)} title={shown.name} isWide>
          <img className="haat-preview__large" src={shown.src} alt={shown.name} />
        </Dialog>
      )}
    </>
  );
}
