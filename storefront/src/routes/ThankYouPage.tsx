/** After an order with cash on delivery. */
import { appMessages } from '../app/app.messages';
import { useHead } from '../app/head';
import { Banner } from '../features/catalogue/Banner';
import { checkoutMessages } from '../features/checkout/messages';
import { Outcome } from '../features/checkout/Outcome';
import { useText } from '../i18n/useText';

export function Page() {
  const say = useText(checkoutMessages);
  const sayApp = useText(appMessages);
  useHead({ title: sayApp('titleOf', { page: say('thankYou') }), isPrivate: true });
  return (
    <>
      <Outcome tone="good" title={say('thankYou')} text={say('thankYouText')} />
      <Banner slot="banner8" />
    </>
  );
}
