/** The two carts. */
import { ShoppingCart } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { getCart, getSavedLines } from '../../../contract/cart';
import { myCoupons } from '../../../contract/checkout';
import { getDeliveryCharge } from '../../../contract/delivery';
import { productType } from '../../../domain/catalogue/productType';
import { ask, type Question } from '../api/ask';
import type { Visit } from '../app/page';
import { keepUnfinished } from '../app/session/unfinished';
import { clearAuth } from '../app/session/storage';
import { useHead } from '../app/head';
import { paths } from '../app/paths';
import { useSignedInOnly } from '../app/session/useGuards';
import { CartCard } from '../features/cart/CartCard';
import { cartMessages } from '../features/cart/messages';
import { SavedLines } from '../features/cart/SavedLines';
import { cartCall, useCart } from '../features/cart/useCart';
import { sharedMessages } from '../i18n/shared.messages';
import { useText } from '../../../frontend/messages/useText';
import { appMessages } from '../app/app.messages';
import { Button, ButtonLink } from '../ui/Button';
import { Stack } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { PageHeading } from '../ui/PageHeading';
import { PageSkeleton } from '../ui/Skeleton';
import { showToast } from '../ui/toast';

function Carts() {
  const say = useText(cartMessages);
  const sayShared = useText(sharedMessages);
  const navigate = useNavigate();
  const { answer, failure, isChanging, step, remove, saveLater, clear } = useCart();
  const isUnknown = failure?.status === 401;
  useEffect(() => {
    if (!isUnknown) return;
    showToast('warning', failure.message);
    keepUnfinished({ waitsFor: 'signIn', viaHome: true });
    clearAuth();
    void navigate(paths.home, { replace: true });
  }, [isUnknown, failure, navigate]);
  if (!answer && failure && !isUnknown) {
    return (
      <EmptyState title={say('couldNotLoad')} text={failure.message || sayShared('noNetwork')} heading="h2">
        <Button onClick={() => location.reload()}>{sayShared('tryAgain')}</Button>
      </EmptyState>
    );
  }
  if (!answer) return <PageSkeleton />;
  const { grocerycart, generalcart } = answer;
  if (grocerycart.length + generalcart.length === 0) {
    return (
      <Stack $gap={24}>
        <EmptyState
          title={say('empty')}
          text={say('emptyText')}
          icon={<ShoppingCart size={40} strokeWidth={1.5} />}
          heading="h2"
        >
          <ButtonLink to={paths.grocery}>{say('browseGrocery')}</ButtonLink>
          <ButtonLink kind="quiet" to={paths.mall}>
            {say('browseMall')}
          </ButtonLink>
        </EmptyState>
        <SavedLines />
      </Stack>
    );
  }
  const shared = { isChanging, onStep: step, onRemove: remove, onSaveLater: saveLater };
  return (
    <Stack $gap={24}>
      <CartCard
        kind="grocery"
        lines={grocerycart}
        summary={answer.grocery_summary}
        shops={1}
        onClear={() => void clear('grocery')}
        {...shared}
      />
      <CartCard
        kind="general"
        lines={generalcart}
        summary={answer.general_summary}
        shops={answer.vendorcount}
        onClear={() => void clear('general')}
        {...shared}
      />
      <SavedLines />
    </Stack>
  );
}

/** Lines, offers and saved lines are in the page from the server: a slow phone shows them before its scripts run. */
export const preloadOwn = ({ place }: Visit): Question[] => [
  ask(getCart, cartCall(place)),
  ask(getSavedLines, {}),
  ask(myCoupons, { params: { type: productType.grocery } }),
  ask(myCoupons, { params: { type: productType.general } }),
  ask(getDeliveryCharge, {}),
];

export function Page() {
  const say = useText(cartMessages);
  const sayApp = useText(appMessages);
  const isSignedIn = useSignedInOnly(paths.home, 'loginForCart');
  useHead({ title: sayApp('titleOf', { page: say('title') }), description: say('description'), isPrivate: true });
  return (
    <>
      <PageHeading title={say('title')} />
      {isSignedIn ? <Carts /> : <PageSkeleton />}
    </>
  );
}
