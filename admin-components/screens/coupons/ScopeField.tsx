'use client';
/** Which vendors or categories a coupon is for: asked for once it is not for everything. */
import { getAllCategory } from '../../../contract/categories';
import { couponScope } from '../../../domain/coupons/scope';
import { useCall } from '../../../frontend/api/useCall';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { couponWords } from '../../messages/coupons';
import { useVendorRecords } from '../../shared/filters/records';
import { SearchSelect } from '../../shared/form/SearchSelect';
import type { Choice } from '../../shared/form/SelectField';
import type { FieldProps } from '../../shared/form/useFields';

type Named = { name: string; name_bn: string };
type Props = FieldProps<string[]> & { scope: number };

export function ScopeField({ scope, ...field }: Props) {
  if (scope === couponScope.all) return null;
  return scope === couponScope.vendors ? <Vendors {...field} /> : <Categories {...field} scope={scope} />;
}

function Vendors(field: FieldProps<string[]>) {
  const say = useText(couponWords);
  return <SearchSelect isMany isRequired label={say('vendors')} choices={useVendorRecords()} {...field} />;
}

function Categories({ scope, ...field }: Props) {
  const say = useText(couponWords);
  return <SearchSelect isMany isRequired label={say('categories')} choices={useCategoryChoices(scope)} {...field} />;
}

/** Names repeat between categories: each stands behind the one above it. */
function useCategoryChoices(scope: number): Choice[] {
  const { nameOf } = useFormats();
  const { answer } = useCall(getAllCategory, {}, { isQuiet: true });
  if (!answer) return [];
  const below = (above: Named | undefined, row: Named) => (above ? `${nameOf(above)} › ${nameOf(row)}` : nameOf(row));
  const named = <R extends { id: string | number }>(rows: readonly R[], labelOf: (row: R) => string): Choice[] =>
    rows.map((row) => ({ value: String(row.id), label: labelOf(row) }));
  if (scope === couponScope.mainCategories) return named(answer.category, nameOf);
  if (scope === couponScope.subCategories)
    return named(answer.subcategory, (row) =>
      below(
        answer.category.find(({ id }) => id === row.main_cat_id),
        row,
      ),
    );
  return named(answer.childcategory, (row) =>
    below(
      answer.subcategory.find(({ id }) => id === row.sub_cat_id),
      row,
    ),
  );
}
