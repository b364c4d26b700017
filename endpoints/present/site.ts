import type { MainCategory, Policy, SiteInformation } from '../../payload-types';
import { byAnswer } from '../../domain/policies/fields';
import { documentIn } from '../../domain/richText/document';
import { plainTextOf } from '../../domain/richText/plainText';
import { footerFields, logoPictures, valueFields } from '../../domain/site/fields';
import { filled } from '../../services/relations';
import { presentDeclared } from './declared';

export function presentTopbar(site: SiteInformation) {
  return {
    email: site.email ?? '',
    contact: site.contact ?? '',
    ...presentDeclared({ ...footerFields, ...valueFields, ...logoPictures }, site),
  };
}

export function presentGroceryCategory(site: SiteInformation) {
  const category = filled<MainCategory>(site.grocery_category);
  return category && { id: category.id, name: category.name, name_bn: category.name_bn, slug: category.slug };
}

/** The texts without formats; `presentPolicyText` has their formats too. */
export function presentPolicies(policies: Partial<Policy>) {
  return byAnswer((name) => plainTextOf(documentIn(policies[name])));
}
