'use client';
/** Variations, visibility and what search engines are told. */
import { productWords } from '../../messages/products';
import { SelectField } from '../../shared/form/SelectField';
import { SwitchField } from '../../shared/form/SwitchField';
import { TextArea, TextField } from '../../shared/form/TextField';
import type { Fields } from '../../shared/form/useFields';
import { useText } from '../../../frontend/messages/useText';
import type { ProductValues } from './useProductForm';
import { VariationPicker } from './VariationPicker';

type Props = { form: Fields<ProductValues>; mayFeature: boolean };

export function MoreTab({ form, mayFeature }: Props) {
  const say = useText(productWords);
  return (
    <div className="haat-form">
      <h3 className="haat-form__heading">{say('variations')}</h3>
      <div className="haat-form__grid">
        <VariationPicker form={form} which={1} />
        <VariationPicker form={form} which={2} />
      </div>
      <h3 className="haat-form__heading">{say('visibility')}</h3>
      <div className="haat-form__grid">
        <SelectField
          label={say('status')}
          {...form.field('status')}
          placeholder={null}
          choices={[
            { value: '1', label: say('show') },
            { value: '0', label: say('hide') },
          ]}
        />
        <SwitchField
          label={say('featured')}
          {...form.field('featured')}
          disabled={!mayFeature}
          {...(mayFeature ? {} : { hint: say('featuredHint') })}
        />
      </div>
      <h3 className="haat-form__heading">{say('seo')}</h3>
      <div className="haat-form__grid">
        <TextField label={say('metaTitle')} maxLength={255} {...form.field('meta_title')} />
        <TextField label={say('metaKeyword')} maxLength={500} {...form.field('meta_keyword')} />
        <div className="haat-form__wide">
          <TextArea label={say('metaDescrip')} maxLength={500} rows={3} {...form.field('meta_descrip')} />
        </div>
      </div>
    </div>
  );
}
