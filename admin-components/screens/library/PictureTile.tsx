'use client';
/** A picture in a grid: opens it, or selects it to move several. */
import type { LibraryPicture } from '../../../contract/library';
import { useLanguage } from '../../../frontend/messages/useLanguage';
import { useText } from '../../../frontend/messages/useText';
import { libraryWords } from '../../messages/library';

type Props = { picture: LibraryPicture; isChosen: boolean; onToggle: () => void; onOpen: () => void };

export function PictureTile({ picture, isChosen, onToggle, onOpen }: Props) {
  const say = useText(libraryWords);
  const { name, image, alt, alt_bn: bangla } = picture;
  const words = useLanguage() === 'bn' ? bangla || alt : alt || bangla;
  return (
    <>
      <button type="button" className="haat-library__open" onClick={onOpen}>
        <span className="haat-hidden">{say('open', { name })}</span>
        <img src={image ?? ''} alt="" loading="lazy" />
        <span className="haat-library__name">{name}</span>
        <span className="haat-library__words">{words || say('notDescribed')}</span>
      </button>
      <label className="haat-library__select">
        <input type="checkbox" checked={isChosen} onChange={onToggle} />
        <span className="haat-hidden">{say('select', { name })}</span>
      </label>
    </>
  );
}
