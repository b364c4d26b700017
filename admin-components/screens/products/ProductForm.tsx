'use client';
/** The product form of adding and editing: three tabs, sent as one. */
import { toast } from '@payloadcms/ui';
import { useState, type FormEvent } from 'react';
import { productWords } from '../../messages/products';
import { sharedWords } from '../../messages/shared';
import type { CallFailure } from '../../../contract/client/answer';
import { Button } from '../../shared/page/Button';
import { Panel } from '../../shared/page/Panel';
import { Tabs } from '../../shared/tabs/Tabs';
import { useText } from '../../../frontend/messages/useText';
import { DetailsTab } from './DetailsTab';
import { MoreTab } from './MoreTab';
import { PicturesTab } from './PicturesTab';
import { pictureNames, useProductForm, type ProductForm as Filled, type StoredProduct } from './useProductForm';

type Props = {
  product?: StoredProduct;
  mayFeature: boolean;
  isPending: boolean;
  saveLabel: string;
  /** Sends it; gives back the failure to show, or null. */
  onSave: (filled: Filled) => Promise<CallFailure | null>;
};

const moreFields = [
  'variation1',
  'variation2',
  'option1',
  'option2',
  'status',
  'featured',
  'meta_title',
  'meta_keyword',
  'meta_descrip',
];
const pictureFields: readonly string[] = [...pictureNames, 'video', 'image_order'];

/** Which tab a field stands in. */
const tabOf = (field: string): string =>
  pictureFields.includes(field) ? 'pictures' : moreFields.includes(field) ? 'more' : 'details';

export function ProductForm({ product, mayFeature, isPending, saveLabel, onSave }: Props) {
  const say = useText(productWords);
  const shared = useText(sharedWords);
  const filled = useProductForm(product);
  const [tab, setTab] = useState('details');
  const wrong = new Set(Object.keys(filled.form.errors).map(tabOf));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const failure = await onSave(filled);
    if (!failure || !filled.form.show(failure)) return;
    toast.error(shared('checkAllFields'));
    const tabs = new Set(Object.keys(failure.errors).map(tabOf));
    if (!tabs.has(tab)) setTab([...tabs][0] ?? 'details');
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Panel>
        <Tabs
          label={say('formTabs')}
          value={tab}
          onChange={setTab}
          items={[
            {
              key: 'details',
              title: say('details'),
              hasError: wrong.has('details'),
              content: <DetailsTab form={filled.form} {...(product ? { product } : {})} />,
            },
            {
              key: 'pictures',
              title: say('imagesVideo'),
              hasError: wrong.has('pictures'),
              content: <PicturesTab {...filled} />,
            },
            {
              key: 'more',
              title: say('more'),
              hasError: wrong.has('more'),
              content: <MoreTab form={filled.form} mayFeature={mayFeature} />,
            },
          ]}
        />
        <div className="haat-form__actions">
          <Button type="submit" kind="primary" isBusy={isPending}>
            {saveLabel}
          </Button>
        </div>
      </Panel>
    </form>
  );
}
