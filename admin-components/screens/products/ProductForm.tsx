'use client';
/** The product form for adding and editing: three tabs, sent as one. */
import { toast, useAuth } from '@payloadcms/ui';
import { Fragment, useState, type ComponentType, type FormEvent } from 'react';
import { entries } from '../../../domain/fields/declare';
import type { Id } from '../../../domain/ids';
import { productForm } from '../../../domain/products/fieldSets';
import type { ProductPart } from '../../../domain/products/declare';
import { productFields } from '../../../domain/products/fields';
import { pictureWords } from '../../messages/pictures';
import { productWords } from '../../messages/products';
import { variantWords } from '../../messages/variants';
import { sharedWords } from '../../messages/shared';
import type { CallFailure } from '../../../contract/client/answer';
import { DraftNotice } from '../../shared/form/DraftNotice';
import { FieldRows } from '../../shared/form/FieldRows';
import { useDraft } from '../../shared/form/useDraft';
import { Button } from '../../shared/page/Button';
import { Panel } from '../../shared/page/Panel';
import { Tabs } from '../../shared/tabs/Tabs';
import { useText } from '../../../frontend/messages/useText';
import { CategoryFields } from './CategoryFields';
import { DescriptionField } from './DescriptionField';
import { NameFields } from './NameFields';
import { PictureFields } from './PictureFields';
import {
  useProductForm,
  type PartProps,
  type ProductForm as Filled,
  type ProductValues,
  type StoredProduct,
} from './useProductForm';
import type { VariantsTyped } from './useVariants';
import { VariantMatrix } from './VariantMatrix';
import { VariationPicker } from './VariationPicker';

type Props = {
  product?: StoredProduct;
  mayFeature: boolean;
  isPending: boolean;
  saveLabel: string;
  /**
   * Sends it; resolves to the failure to show, to `asked` when nothing was saved for a reason already shown, or to
   * null.
   */
  onSave: (filled: Filled, uploads: Record<string, Id>) => Promise<CallFailure | 'asked' | null>;
};

type Tab = 'details' | 'pictures' | 'more';

function PricesFields({ form, variants }: PartProps) {
  const say = useText(variantWords);
  const elsewhere = say('perCombination');
  const locked = variants.isOn ? { selling_price: elsewhere, original_price: elsewhere, qty: elsewhere } : {};
  return <FieldRows fields={productForm} part="prices" field={form.field} own={{}} locked={locked} />;
}
const SummaryFields = ({ form }: PartProps) => (
  <FieldRows
    fields={productForm}
    part="summary"
    field={form.field}
    own={{}}
    className="haat-form__grid haat-form__grid--texts"
  />
);
const SearchFields = ({ form }: PartProps) => (
  <FieldRows fields={productForm} part="search" field={form.field} own={{}} />
);

/** Each section of the form: its tab, its heading, and the component that draws it. */
const parts: Readonly<
  Record<ProductPart, { tab: Tab; heading?: keyof typeof productWords; Part: ComponentType<PartProps> }>
> = {
  names: { tab: 'details', Part: NameFields },
  place: { tab: 'details', Part: CategoryFields },
  prices: { tab: 'details', Part: PricesFields },
  summary: { tab: 'details', Part: SummaryFields },
  text: { tab: 'details', Part: DescriptionField },
  pictures: { tab: 'pictures', Part: PictureFields },
  variations: { tab: 'more', heading: 'variations', Part: VariationFields },
  visibility: { tab: 'more', heading: 'visibility', Part: VisibilityFields },
  search: { tab: 'more', heading: 'seo', Part: SearchFields },
};
const tabs = { details: 'details', pictures: 'imagesVideo', more: 'more' } as const satisfies Record<Tab, string>;

/** The tab of a field. */
function tabOf(field: string): Tab {
  if (field === 'image_order') return 'pictures';
  if (field.startsWith('variants')) return 'more';
  const part = entries(productFields).find(([name]) => name === field)?.[1].form;
  return part ? parts[part].tab : 'details';
}

function VariationFields(props: PartProps) {
  const { form } = props;
  const own = {
    variation1: <VariationPicker form={form} which={1} />,
    variation2: <VariationPicker form={form} which={2} />,
    option1: null,
    option2: null,
  };
  return (
    <>
      <FieldRows fields={productForm} part="variations" field={form.field} own={own} />
      <VariantMatrix {...props} />
    </>
  );
}

function VisibilityFields({ form, mayFeature }: PartProps) {
  const say = useText(productWords);
  const locked = mayFeature ? {} : { featured: say('featuredHint') };
  return <FieldRows fields={productForm} part="visibility" field={form.field} own={{}} locked={locked} />;
}

function TabContent({ tab, ...props }: PartProps & { tab: Tab }) {
  const say = useText(productWords);
  return (
    <div className="haat-form">
      {Object.entries(parts)
        .filter(([, part]) => part.tab === tab)
        .map(([name, { heading, Part }]) => (
          <Fragment key={name}>
            {heading && <h3 className="haat-form__heading">{say(heading)}</h3>}
            <Part {...props} />
          </Fragment>
        ))}
    </div>
  );
}

/** What a draft of the form holds. */
function keptOf({ form, variants }: Filled) {
  return {
    values: { ...form.values, ...variants.unsaved },
    isDirty: form.isDirty || variants.isChanged,
    set: ({ has_variants, variants: rows, ...values }: Partial<ProductValues & VariantsTyped>) => {
      form.set(values);
      if (has_variants !== undefined) variants.restore({ has_variants, variants: rows ?? {} });
    },
  };
}

export function ProductForm({ product, mayFeature, isPending, saveLabel, onSave }: Props) {
  const say = useText(productWords);
  const shared = useText(sharedWords);
  const filled = useProductForm(product);
  const pictures = useText(pictureWords);
  const [tab, setTab] = useState<string>('details');
  const [isSettling, setSettling] = useState(false);
  const { user } = useAuth();
  const draft = useDraft(`${user?.id ?? ''}-product-${product?.id ?? 'new'}`, keptOf(filled));
  const wrong = new Set(Object.keys(filled.form.errors).map(tabOf));
  if (filled.variants.hasErrors) wrong.add('more');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSettling(true);
    const uploads = await filled.uploads.settled();
    setSettling(false);
    if (!uploads) {
      toast.error(pictures('notAllSent'));
      return setTab('pictures');
    }
    const failure = await onSave(filled, uploads);
    if (failure === 'asked') return;
    if (!failure) return draft.clear();
    filled.variants.showErrors(failure.errors);
    filled.uploads.showErrors(failure.errors);
    if (!filled.form.show(failure)) return;
    toast.error(shared('checkAllFields'));
    const [first = 'details', ...others] = new Set<string>(Object.keys(failure.errors).map(tabOf));
    if (first !== tab && !others.includes(tab)) setTab(first);
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <DraftNotice draft={draft} />
      <Panel>
        <Tabs
          label={say('formTabs')}
          value={tab}
          onChange={setTab}
          items={(Object.keys(tabs) as Tab[]).map((key) => ({
            key,
            title: say(tabs[key]),
            hasError: wrong.has(key),
            content: <TabContent tab={key} product={product} mayFeature={mayFeature} {...filled} />,
          }))}
        />
        <div className="haat-form__actions">
          <Button type="submit" kind="primary" isBusy={isPending || isSettling}>
            {saveLabel}
          </Button>
        </div>
      </Panel>
    </form>
  );
}
