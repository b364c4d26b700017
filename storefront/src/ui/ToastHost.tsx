/** Where toasts appear; nothing is loaded until there is one. */
import { lazy, Suspense, useEffect } from 'react';
import { useStored } from '../app/session/useStored';
import { sharedMessages } from '../i18n/shared.messages';
import { useText } from '../../../frontend/messages/useText';
import { loadToasts, toastsReady, useToastsWanted } from './toast';

const Toaster = lazy(async () => ({ default: (await loadToasts()).Toaster }));

/** The kit's own colours instead of the library's, which are too pale to read in places. */
const tones = Object.fromEntries(
  [
    ['success', 'good'],
    ['info', 'info'],
    ['warning', 'warn'],
    ['error', 'danger'],
  ].flatMap(([kind, tone]) => [
    [`--${kind}-bg`, `var(--${tone}-soft)`],
    [`--${kind}-border`, `var(--${tone})`],
    [`--${kind}-text`, `var(--${tone})`],
  ]),
);

/** Beside the host: its effect runs after the host's own. */
function Ready() {
  useEffect(toastsReady, []);
  return null;
}

export function ToastHost() {
  const theme = useStored('theme');
  const say = useText(sharedMessages);
  if (!useToastsWanted()) return null;
  return (
    <Suspense fallback={null}>
      <Toaster
        position="top-right"
        richColors
        closeButton
        theme={theme === 'dark' || theme === 'light' ? theme : 'system'}
        style={tones}
        customAriaLabel={say('messages')}
        toastOptions={{
          closeButtonAriaLabel: say('close'),
          style: { fontFamily: 'var(--font)', fontSize: '0.9375rem' },
        }}
      />
      <Ready />
    </Suspense>
  );
}
