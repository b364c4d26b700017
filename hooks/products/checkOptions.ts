import type { CollectionBeforeChangeHook } from 'payload';
import { Failure } from '../../domain/failure';
import type { Product } from '../../payload-types';
import { checkedOptions } from '../../services/products/checkedOptions';
import { changesAny } from '../changes';

/** A product has up to two different variations, each with at least one option from that variation's list. */
export const checkOptions: CollectionBeforeChangeHook<Product> = ({ data, originalDoc }) => {
  const fields = ['variation1', 'variation2', 'option1', 'option2'] as const;
  if (!changesAny(data, originalDoc && { ...originalDoc }, fields)) return data;
  const { kept, problems } = checkedOptions({ ...originalDoc, ...data });
  if (Object.keys(problems).length > 0) throw new Failure('invalid', { fields: problems });
  return { ...data, ...kept };
};
