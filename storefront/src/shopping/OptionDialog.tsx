/** Asks for the options of a product added to the cart from a list. Load it lazily. */
import { ShoppingCart } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { chooseOptions, type Chosen, type VariationField } from '../../../domain/cart/options';
import { parseOptions } from '../../../domain/catalogue/variations';
import { isSoldOut, offerOf } from '../../../domain/variants/offer';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useLanguage } from '../../../frontend/messages/useLanguage';
import { useText } from '../../../frontend/messages/useText';
import { Button } from '../ui/Button';
import { Stack } from '../ui/Card';
import { Dialog } from '../ui/Dialog';
import { Notice } from '../ui/Notice';
import { Price } from '../ui/Price';
import { chosenAtFirst, type ProductWithOptions } from './options';
import { shoppingMessages } from './shopping.messages';
import type { Added } from './useAddToCart';
import { variationName, VariationSelects } from './VariationSelects';

export type OptionDialogProps = {
  product: ProductWithOptions;
  isPending: boolean;
  /** The options chosen already. */
  start?: Chosen;
  /** The button's label; by default that it adds to the cart. */
  button?: string;
  onAdd: (chosen: Chosen) => Promise<Added>;
  onClose: () => void;
};

export function OptionDialog({ product, isPending, start, button, onAdd, onClose }: OptionDialogProps) {
  const say = useText(shoppingMessages);
  const language = useLanguage();
  const { nameOf, digits } = useFormats();
  const form = useRef<HTMLFormElement>(null);
  const offered = { variation1: parseOptions(product.option1), variation2: parseOptions(product.option2) };
  const [chosen, setChosen] = useState<Chosen>(() => start ?? chosenAtFirst(product));
  const [isAsked, setAsked] = useState(false);
  const { problems } = chooseOptions(product, chosen);
  const offer = offerOf(product, chosen);
  const isGone = offer.isWhole && offer.qty < 1;
  const fields = (['variation1', 'variation2'] satisfies VariationField[]).filter((field) => offered[field].length > 0);
  const variations = fields.map((field) => ({
    type: product[field],
    options: offered[field],
    chosen: chosen[field],
    choose: (option: string) => setChosen((now) => ({ ...now, [field]: option })),
    isSoldOut: (option: string) => isSoldOut(product, field, option, chosen),
    errors:
      isAsked && problems[field] ? [say('chooseFirst', { variation: variationName(product[field], language) })] : [],
  }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isGone) return;
    if (Object.keys(problems).length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    if ((await onAdd(chosen)) !== 'failed') onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={say('chooseNamed', { name: nameOf(product) })}>
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <Price amount={offer.selling_price} before={offer.original_price} isFrom={offer.isFrom} />
          <VariationSelects variations={variations} placeholder={say('choose')} />
          <div role="status">
            {isGone && <Notice tone="warn">{say('combinationSoldOut')}</Notice>}
            {!isGone && offer.isWhole && product.variants.length > 0 && (
              <p>{say('left', { count: digits(offer.qty) })}</p>
            )}
          </div>
          <Button
            kind="action"
            type="submit"
            disabled={isGone}
            icon={<ShoppingCart size={18} aria-hidden="true" />}
            isBusy={isPending}
          >
            {button ?? say('addToCart')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
