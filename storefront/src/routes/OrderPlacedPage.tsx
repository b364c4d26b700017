/** Where bKash leads back to: paid, failed or cancelled. The order stands in every case. */
import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { appMessages } from '../app/app.messages';
import { useHead } from '../app/head';
import { paths } from '../app/paths';
import { Banner } from '../features/catalogue/Banner';
import { checkoutMessages } from '../features/checkout/messages';
import { Outcome } from '../features/checkout/Outcome';
import { useText } from '../i18n/useText';

const outcomes = {
  success: { tone: 'good', title: 'paidTitle', text: 'paidText' },
  failed: { tone: 'bad', title: 'failedTitle', text: 'failedText' },
  cancel: { tone: 'neutral', title: 'cancelTitle', text: 'cancelText' },
} as const;

export function Page() {
  const { status = '' } = useParams();
  const say = useText(checkoutMessages);
  const sayApp = useText(appMessages);
  const { mutate } = useSWRConfig();
  const outcome = status in outcomes ? outcomes[status as keyof typeof outcomes] : null;
  useHead({ title: sayApp('titleOf', { page: say(outcome?.title ?? 'thankYou') }), isPrivate: true });
  useEffect(() => {
    void mutate((key) => typeof key === 'string' && /^\/(cart|my-order)/.test(key));
  }, [mutate]);
  if (!outcome) return <Navigate to={paths.notFound} replace />;
  return (
    <>
      <Outcome
        tone={outcome.tone}
        title={say(outcome.title)}
        text={say(outcome.text)}
        {...(status !== 'success' && { more: say('paidOnDelivery') })}
      />
      <Banner slot="banner8" />
    </>
  );
}
