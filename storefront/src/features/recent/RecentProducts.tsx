/** The products last viewed in this browser, with their current price and stock. */
import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { getProductCards } from '../../../../contract/productPages';
import { useCall } from '../../../../frontend/api/useCall';
import { useText } from '../../../../frontend/messages/useText';
import { forgetsAtSignOut, keepViewed, recentlyViewed, setForgetsAtSignOut } from '../../app/session/recent';
import { ProductRow } from '../../shopping/ProductRow';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { showToast } from '../../ui/toast';
import { recentMessages } from './messages';

/** `viewed`: the product of this page, which is left out. */
export function RecentProducts({ viewed }: { viewed?: string | number }) {
  const say = useText(recentMessages);
  const [all, setAll] = useState(recentlyViewed);
  const [forgets, setForgets] = useState(forgetsAtSignOut);
  const ids = all.filter((id) => id !== String(viewed));
  const { answer } = useCall(getProductCards, ids.length > 0 ? { query: { ids: ids.join(',') } } : null, {
    isQuiet: true,
    keepPrevious: true,
  });
  useEffect(() => setAll(recentlyViewed()), [viewed]);
  if (ids.length === 0 || !answer || answer.products.length === 0) return null;

  const keep = (list: string[]) => {
    keepViewed(list);
    setAll(list);
  };
  const clear = () => {
    keep([]);
    showToast('success', say('cleared'), { action: { label: say('undo'), onClick: () => keep(all) } });
  };
  const change = (isWanted: boolean) => {
    setForgetsAtSignOut(isWanted);
    setForgets(isWanted);
  };
  return (
    <ProductRow
      title={say('title')}
      products={answer.products}
      actions={
        <Button kind="plain" size="small" icon={<Trash2 size={17} aria-hidden="true" />} onClick={clear}>
          {say('clear')}
        </Button>
      }
    >
      <Checkbox label={say('atSignOut')} checked={forgets} onChange={(event) => change(event.target.checked)} />
    </ProductRow>
  );
}
