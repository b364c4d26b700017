/** Displays toasts; nothing is loaded until there is one. */
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

/**
 * On screens with a bar at the bottom, toasts are shown above it and above the buy bar. Elsewhere between what stays in
 * sight: header, filters on the left, the cart's summary on the right, the notice of a missing network at the bottom.
 */
const hasBottomBar = () => window.matchMedia('(max-width: 899px)').matches;
const aboveBars = { bottom: 'calc(136px + env(safe-area-inset-bottom))' };
const besideColumns = { bottom: '84px', left: 'calc(50vw - 290px)' };

/** Rendered beside the host: its effect runs after the host's own. */
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
        position={hasBottomBar() ? 'bottom-center' : 'bottom-left'}
        offset={hasBottomBar() ? aboveBars : besideColumns}
        mobileOffset={aboveBars}
        expand
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
