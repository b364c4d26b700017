/** Draws the sheet that asks where to deliver; its script is fetched when it opens. */
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../../frontend/messages/useText';
import { sharedMessages } from '../i18n/shared.messages';
import { showToast } from '../ui/toast';
import { useAskedPlace } from './session/askPlace';

type Loaded = typeof import('../features/place/PlaceSheet');

export function PlaceSheetHost() {
  const say = useText(sharedMessages);
  const asked = useAskedPlace();
  const { pathname } = useLocation();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (!asked || loaded) return;
    import('../features/place/PlaceSheet').then(setLoaded, () => {
      showToast('error', say('somethingWrong'));
      asked.answer(false);
    });
  }, [asked, loaded, say]);
  // Another page was opened, for example with the browser's back button.
  useEffect(() => () => asked?.answer(false), [asked, pathname]);
  return asked && loaded ? <loaded.PlaceSheet asked={asked} /> : null;
}
