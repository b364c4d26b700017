'use client';
/** The vendors or categories of a coupon, once its scope is not everything. */
import { couponScope } from '../../../domain/coupons/scope';
import { useText } from '../../../frontend/messages/useText';
import { couponWords } from '../../messages/coupons';
import { useVendorRecords } from '../../shared/filters/records';
import { useCategoryPaths } from '../../shared/filters/useCategoryPaths';
import { SearchSelect } from '../../shared/form/SearchSelect';
import type { FieldProps } from '../../shared/form/useFields';

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
  const { main, sub, child } = useCategoryPaths();
  const choices = scope === couponScope.mainCategories ? main : scope === couponScope.subCategories ? sub : child;
  return <SearchSelect isMany isRequired label={say('categories')} choices={choices} {...field} />;
}
