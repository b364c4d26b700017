import type { z } from 'zod';
import type { commissionPreview, CommissionRuleShape } from '../../contract/commissions';
import { commissionFields } from '../../domain/commissions/fields';
import { commissionScopes, isWhole } from '../../domain/commissions/rules';
import type { ChildCategory, CommissionRule, MainCategory, Shop, SubCategory, User, Vendor } from '../../payload-types';
import { asRule } from '../../services/commissions/asRule';
import type { CommissionPreview } from '../../services/commissions/previewCommission';
import { filled } from '../../services/relations';
import { presentDeclared } from './declared';

/** A rule with its vendor, category and creator populated. */
export function presentCommissionRule(rule: CommissionRule): CommissionRuleShape {
  const category =
    filled<ChildCategory>(rule.childcategory) ??
    filled<SubCategory>(rule.subcategory) ??
    filled<MainCategory>(rule.category);
  return {
    id: rule.id,
    ...presentDeclared(commissionFields, rule),
    scope: commissionScopes.find((scope) => scope === rule.scope) ?? 'all',
    is_whole: isWhole(asRule(rule)),
    vendor_name: filled<Vendor>(rule.vendor)?.business_name ?? null,
    category_name: category?.name ?? null,
    category_name_bn: category?.name_bn ?? null,
    created_by: filled<User>(rule.created_by)?.name ?? null,
    created_at: rule.createdAt,
  };
}

type PreviewAnswer = Omit<z.input<(typeof commissionPreview)['answers'][200]>, 'status'>;

/** A product with the commission on one piece. */
export function presentPreview({ product, rule, rate, commission }: CommissionPreview): PreviewAnswer {
  const shop = filled<Shop>(product.shop);
  return {
    product: {
      id: product.id,
      name: product.name,
      name_bn: product.name_bn,
      shop_name: shop?.name ?? null,
      shop_name_bn: shop?.name_bn ?? null,
      price: product.selling_price,
    },
    rate,
    commission,
    rule: rule && presentCommissionRule(rule),
  };
}
