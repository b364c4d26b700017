/** The dialog of `askOptions`; a product known only by its card is fetched first. Load it lazily. */
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { viewProduct } from '../../../contract/productPages';
import { useCall } from '../../../frontend/api/useCall';
import { useText } from '../../../frontend/messages/useText';
import { sharedMessages } from '../i18n/shared.messages';
import { Dialog } from '../ui/Dialog';
import { Loading, Skeleton } from '../ui/Skeleton';
import { showToast } from '../ui/toast';
import { OptionDialog } from './OptionDialog';
import type { ProductWithOptions } from './options';
import type { OptionQuestion } from './optionQuestion';
import { shoppingMessages } from './shopping.messages';

type Props = { question: OptionQuestion };

export function AskedOptions({ question }: Props) {
  const { product, answer } = question;
  const { pathname } = useLocation();
  // The page that asked was left.
  useEffect(() => () => answer(null), [pathname, answer]);
  return product ? <Asking question={question} product={product} /> : <Fetching question={question} />;
}

function Asking({ question, product }: Props & { product: ProductWithOptions }) {
  const { answer, chosen, button } = question;
  return (
    <OptionDialog
      product={product}
      isPending={false}
      {...(chosen && { start: chosen })}
      {...(button !== undefined && { button })}
      onAdd={async (given) => (answer(given), 'there')}
      onClose={() => answer(null)}
    />
  );
}

function Fetching({ question }: Props) {
  const { slug, answer } = question;
  const say = useText(shoppingMessages);
  const sayShared = useText(sharedMessages);
  const { answer: found, failure } = useCall(viewProduct, { params: { slug } });
  const refusal = failure && !found ? failure.message || sayShared('somethingWrong') : null;
  useEffect(() => {
    if (refusal === null) return;
    showToast('error', refusal);
    answer(null);
  }, [refusal, answer]);
  if (found) return <Asking question={question} product={found.product} />;
  return (
    <Dialog isOpen onClose={() => answer(null)} title={say('choose')}>
      <Loading />
      <div aria-hidden="true" style={{ display: 'grid', gap: 14 }}>
        <Skeleton $width="30%" />
        <Skeleton $height="70px" />
        <Skeleton $height="46px" />
      </div>
    </Dialog>
  );
}
