'use client';
/** Renders the screen of a route inside the panel, with everything that screens share. */
import { Gutter } from '@payloadcms/ui';
import { useText } from '../../frontend/messages/useText';
import { printWords } from '../messages/print';
import type { ScreenName } from '../routes';
import { screens } from '../screens/registry';
import { PanelProvider, type PanelAbout } from './PanelContext';
import { Refusal } from './Refusal';

type Props = { screen: ScreenName; about: PanelAbout; isAllowed: boolean };

export function ScreenHost({ screen, about, isAllowed }: Props) {
  const say = useText(printWords);
  const Screen = screens[screen];
  return (
    <PanelProvider value={about}>
      <Gutter className={`haat-screen haat-screen--${screen}`}>
        <main id="haat-main">{isAllowed ? <Screen /> : <Refusal screen={screen} />}</main>
        <footer className="haat-credit">{say('credit')}</footer>
      </Gutter>
    </PanelProvider>
  );
}
