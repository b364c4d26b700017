/** Checkout of the grocery or the general cart. */
import { Navigate, useParams } from 'react-router-dom';
import { appMessages } from '../app/app.messages';
import { useHead } from '../app/head';
import { paths } from '../app/paths';
import { useSignedInOnly } from '../app/session/useGuards';
import { Checkout } from '../features/checkout/Checkout';
import { checkoutMessages } from '../features/checkout/messages';
import { useText } from '../i18n/useText';
import { ButtonLink } from '../ui/Button';
import { PageHeading } from '../ui/PageHeading';
import { PageSkeleton } from '../ui/Skeleton';

export function Page() {
  const { type } = useParams();
  const say = useText(checkoutMessages);
  const sayApp = useText(appMessages);
  const isSignedIn = useSignedInOnly(paths.home, 'loginForCart');
  const title = type === 'grocery' ? say('titleGrocery') : say('titleGeneral');
  useHead({ title: sayApp('titleOf', { page: title }), isPrivate: true });
  if (type !== 'grocery' && type !== 'general') return <Navigate to={paths.notFound} replace />;
  return (
    <>
      <PageHeading title={title}>
        <ButtonLink kind="plain" size="small" to={paths.cart}>
          {say('backToCart')}
        </ButtonLink>
      </PageHeading>
      {isSignedIn ? <Checkout key={type} kind={type} /> : <PageSkeleton />}
    </>
  );
}
