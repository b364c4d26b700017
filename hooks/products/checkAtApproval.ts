import type { CollectionBeforeChangeHook } from 'payload';
import { priceProblems } from '../../domain/catalogue/prices';
import { productVerify } from '../../domain/catalogue/visible';
import { Failure } from '../../domain/failure';
import { isSlug } from '../../domain/slugs';
import type { Product } from '../../payload-types';

/** A change that breaks a rule is refused; a product stored before the rule existed is checked when it is approved. */
export const checkAtApproval: CollectionBeforeChangeHook<Product> = ({ data, originalDoc }) => {
  const { approved } = productVerify;
  if (!originalDoc || data.verify !== approved || originalDoc.verify === approved) return data;
  const product = { ...originalDoc, ...data };
  const problems = { ...priceProblems(product), ...(isSlug(product.slug) ? {} : { slug: [{ code: 'wrongSlug' }] }) };
  if (Object.keys(problems).length > 0) throw new Failure('invalid', { fields: problems });
  return data;
};
