'use client';
/** The choice of the main category for groceries. */
import { toast } from '@payloadcms/ui';
import { setGroceryCategory } from '../../../contract/site';
import { groceryFields } from '../../../domain/site/fields';
import { siteWords } from '../../messages/settings';
import { sharedWords } from '../../messages/shared';
import { confirm } from '../../shared/dialogs/ask';
import { SelectField } from '../../shared/form/SelectField';
import { useFields } from '../../shared/form/useFields';
import { useSubmit } from '../../shared/form/useSubmit';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { SmallForm } from './ValueForms';

type Named = { id: string | number; name: string; name_bn: string };
type Props = { now: Named | null; categories: readonly Named[]; reload: () => Promise<void> };

export function GroceryForm({ now, categories, reload }: Props) {
  const say = useText(siteWords);
  const shared = useText(sharedWords);
  const pair = usePair();
  const field = groceryFields.value;
  const { nameOf } = useFormats();
  const form = useFields({ value: now ? String(now.id) : '' });
  const { submit, isPending } = useSubmit(setGroceryCategory, form);
  const save = async () => {
    const chosen = categories.find((category) => String(category.id) === form.values.value);
    if (!chosen) return void toast.warning(`${shared('choose')}: ${pair(field.label)}`);
    if (chosen.id !== now?.id && !(await confirm({ text: say('groceryAsk', { name: nameOf(chosen) }) }))) return;
    if (await submit({ values: { value: chosen.id } })) await reload();
  };
  return (
    <SmallForm isPending={isPending} onSave={save}>
      <p className="haat-notice haat-notice--good">
        {say('groceryNow', { name: now ? nameOf(now) : shared('notSet') })}
      </p>
      <SelectField
        label={pair(field.label)}
        isRequired
        hint={pair(field.hint)}
        {...form.field('value')}
        choices={categories.map((category) => ({ value: String(category.id), label: nameOf(category) }))}
      />
    </SmallForm>
  );
}
