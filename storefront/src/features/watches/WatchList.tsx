/** The shopper's watches, each with the product's current price and a button to end it. */
import { Bell, X } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { z } from 'zod';
import { myWatches, unwatchProduct, type watchShape } from '../../../../contract/watches';
import { useCall } from '../../../../frontend/api/useCall';
import { useSend } from '../../../../frontend/api/useSend';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { paths } from '../../app/paths';
import { sharedMessages } from '../../i18n/shared.messages';
import { Badge } from '../../ui/Badge';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { IconButton } from '../../ui/IconButton';
import { Picture } from '../../ui/Picture';
import { Price } from '../../ui/Price';
import { PicturedRow, RowList, RowWords } from '../../ui/RowList';
import { RowsSkeleton } from '../../ui/Skeleton';
import { showToast } from '../../ui/toast';
import { watchMessages } from './messages';

type Watch = z.output<typeof watchShape>;

function WatchRow({ watch, onRemove }: { watch: Watch; onRemove: () => void }) {
  const say = useText(watchMessages);
  const { nameOf, taka } = useFormats();
  const { product, kind, price } = watch;
  const name = nameOf(product);
  const isShown = product.visible === 1;
  return (
    <PicturedRow $picture={64}>
      <Picture src={product.thumbnail} alt="" width={128} height={128} sizes="64px" radius="var(--radius-s)" />
      <RowWords>
        {isShown ? <Link to={paths.product(product.slug)}>{name}</Link> : <b>{name}</b>}
        <p>{kind === 'stock' ? say('stock') : say('price', { price: taka(price) })}</p>
        <Price amount={product.selling_price} />
        {!isShown && <Badge $tone="slate">{say('hidden')}</Badge>}
        {isShown && product.qty === 0 && <Badge $tone="slate">{say('stockOut')}</Badge>}
      </RowWords>
      <IconButton
        name={say(kind === 'stock' ? 'removeStock' : 'removePrice', { name })}
        icon={<X size={20} aria-hidden="true" />}
        onClick={onRemove}
      />
    </PicturedRow>
  );
}

export function WatchList() {
  const say = useText(watchMessages);
  const sayShared = useText(sharedMessages);
  const { answer, reload, show } = useCall(myWatches, {});
  const { send } = useSend(unwatchProduct);
  const list = useRef<HTMLUListElement>(null);

  const remove = async (watch: Watch) => {
    show((now) => ({ ...now, watches: now.watches.filter((each) => each !== watch) }));
    list.current?.focus();
    const result = await send({ params: { productId: String(watch.product.id), kind: watch.kind } });
    if (result.ok) showToast('success', result.answer.message ?? '');
    else if (result.layer === 'answer') showToast('error', result.message || sayShared('somethingWrong'));
    await reload();
  };

  if (!answer) return <RowsSkeleton />;
  if (answer.watches.length === 0) {
    return (
      <EmptyState title={say('empty')} text={say('emptyText')} icon={<Bell size={40} strokeWidth={1.5} />}>
        <ButtonLink to={paths.home}>{say('browse')}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <RowList ref={list} tabIndex={-1} aria-label={say('list')}>
      {answer.watches.map((watch) => (
        <WatchRow key={`${watch.product.id} ${watch.kind}`} watch={watch} onRemove={() => void remove(watch)} />
      ))}
    </RowList>
  );
}
