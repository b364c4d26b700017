/** Checkout of the grocery or the general cart. */
import { useParams } from 'react-router-dom';
import { appMessages } from '../app/app.messages';
import { useHead } from '../app/head';
import { paths } from '../app/paths';
import { useSignedInOnly } from '../app/session/useGuards';
import { Checkout } from '../features/checkout/Checkout';
import { checkoutMessages } from '../features/checkout/messages';
import type { CheckoutKind } from '../features/checkout/orderKey';
import { useText } from '../../../frontend/messages/useText';
import { ButtonLink } from '../ui/Button';
import { PageHeading } from '../ui/PageHeading';
import { PageSkeleton } from '../ui/Skeleton';
import { Page as NotFound } from './NotFoundPage';

function CheckoutOf({ kind }: { kind: CheckoutKind }) {
  const say = useText(checkoutMessages);
  const sayApp = useText(appMessages);
  const isSignedIn = useSignedInOnly(paths.home, 'loginForCart');
  const title = kind === 'grocery' ? say('titleGrocery') : say('titleGeneral');
  useHead({ title: sayApp('titleOf', { page: title }), isPrivate: true });
  return (
    <>
      <PageHeading title={title}>
        <ButtonLink kind="plain" size="small" to={paths.cart}>
          {say('backToCart')}
        </ButtonLink>
      </PageHeading>
      {isSignedIn ? <Checkout kind={kind} /> : <PageSkeleton />}
    </>
  );
}

export function Page() {
  const { type } = useParams();
  return type === 'grocery' || type === 'general' ? <CheckoutOf key={type} kind={type} /> : <NotFound />;
}
