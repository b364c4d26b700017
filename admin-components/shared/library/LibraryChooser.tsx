'use client';
/** A button that opens the library to choose one picture. */
import { Images } from 'lucide-react';
import { useState } from 'react';
import type { LibraryPicture } from '../../../contract/library';
import { useLanguage } from '../../../frontend/messages/useLanguage';
import { useText } from '../../../frontend/messages/useText';
import { libraryWords } from '../../messages/library';
import { Dialog } from '../dialogs/Dialog';
import { Button } from '../page/Button';
import { LibraryBrowser, useLibrary } from './LibraryBrowser';

type Props = { name: string; onChoose: (picture: LibraryPicture) => Promise<boolean> };

export function LibraryChooser({ name, onChoose }: Props) {
  const say = useText(libraryWords);
  const [isOpen, setOpen] = useState(false);
  const title = say('chooseFor', { name });
  return (
    <>
      <Button isSmall aria-label={title} onClick={() => setOpen(true)}>
        <Images size={15} aria-hidden />
        {name}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={title} isWide>
        <LibraryChoices onChoose={async (picture) => (await onChoose(picture)) && setOpen(false)} />
      </Dialog>
    </>
  );
}

/** The pictures of the library to choose from. */
export function LibraryChoices({ onChoose }: { onChoose: (picture: LibraryPicture) => Promise<unknown> }) {
  const say = useText(libraryWords);
  const language = useLanguage();
  const [asked, setAsked] = useState({ folder: '', search: '', page: 0 });
  const state = { ...asked, change: (to: Partial<typeof asked>) => setAsked((before) => ({ ...before, ...to })) };
  return (
    <LibraryBrowser
      state={state}
      reading={useLibrary(state)}
      draw={(picture) => (
        <button type="button" className="haat-library__open" onClick={() => void onChoose(picture)}>
          <span className="haat-hidden">{say('chooseOne', { name: picture.name })}</span>
          <img src={picture.image ?? ''} alt="" loading="lazy" />
          <span className="haat-library__name">{picture.name}</span>
          <span className="haat-library__words">
            {(language === 'bn' ? picture.alt_bn || picture.alt : picture.alt || picture.alt_bn) || say('notDescribed')}
          </span>
        </button>
      )}
    />
  );
}
