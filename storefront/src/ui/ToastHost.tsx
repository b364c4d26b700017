/** Where toasts appear; nothing is loaded until there is one. */
import { lazy, Suspense } from 'react';
import { useStored } from '../app/session/useStored';
import { useToastsWanted } from './toast';

const Toaster = lazy(async () => ({ default: (await import('sonner')).Toaster }));

export function ToastHost() {
  const theme = useStored('theme');
  if (!useToastsWanted()) return null;
  return (
    <Suspense fallback={null}>
      <Toaster
        position="top-right"
        richColors
        closeButton
        theme={theme === 'dark' || theme === 'light' ? theme : 'system'}
        toastOptions={{ style: { fontFamily: 'var(--font)', fontSize: '0.9375rem' } }}
      />
    </Suspense>
  );
}
