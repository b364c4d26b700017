import type { MainCategory, Media, Policy, SiteInformation } from '../../payload-types';
import { filled } from '../../services/relations';
import { picturePath } from './picture';

/** Slides or banners as a list of places, empty ones too. */
export function presentSlots<S extends string>(
  slots: readonly S[],
  images: { readonly [slot in S]?: number | string | Media | null },
) {
  return slots.map((property) => ({ property, value: picturePath(images[property] ?? null, 'large') }));
}

export function presentTopbar(site: SiteInformation) {
  return {
    email: site.email ?? '',
    contact: site.contact ?? '',
    footer_text: site.footer_text ?? '',
    flash_sell: site.flash_sell,
    logo: picturePath(site.logo),
    logo_sm: picturePath(site.logo_sm),
  };
}

export function presentGroceryCategory(site: SiteInformation) {
  const category = filled<MainCategory>(site.grocery_category);
  return category && { id: category.id, name: category.name, name_bn: category.name_bn, slug: category.slug };
}

export function presentPolicies(policies: Policy) {
  return {
    tc: policies.termsconditions ?? '',
    pp: policies.privacypolicy ?? '',
    vp: policies.vendorpolicy ?? '',
    ap: policies.apppolicy ?? '',
    rp: policies.returnpolicy ?? '',
  };
}
