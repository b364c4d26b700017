import type { CollectionBeforeChangeHook } from 'payload';
import { findOption, isVariationType, joinOptions, parseOptions, unknownOptions } from '../../domain/catalogue/variations';
import { Failure, type FieldProblem, type FieldProblems } from '../../domain/failure';
import type { Product } from '../../payload-types';
import { changesAny } from '../changes';

/** A product has up to two different variations, each with at least one option of that variation's list. */
export const checkOptions: CollectionBeforeChangeHook<Product> = ({ data, originalDoc }) => {
  if (!changesAny(data, originalDoc && { ...originalDoc }, ['variation1', 'variation2', 'option1', 'option2'])) return data;
  const product = { ...originalDoc, ...data };
  const problems: FieldProblems = {};
  for (const slot of [1, 2] as const) {
    const chosen = chosenOptions(product[`variation${slot}`], product[`option${slot}`]);
    if ('problem' in chosen) problems[chosen.onVariation ? `variation${slot}` : `option${slot}`] = [chosen.problem];
    else data[`option${slot}`] = chosen.kept;
  }
  if (product.variation1 && product.variation1 === product.variation2) problems.variation2 = [{ code: 'sameVariation' }];
  if (Object.keys(problems).length > 0) throw new Failure('invalid', { fields: problems });
  return data;
};

type Chosen = { kept: string } | { problem: FieldProblem; onVariation: boolean };

/** Options are kept by their value, in whatever language they were chosen. */
function chosenOptions(variation: string | null | undefined, text: string | null | undefined): Chosen {
  const options = parseOptions(text);
  if (!variation) return options.length === 0 ? { kept: '' } : { problem: { code: 'chooseVariation' }, onVariation: true };
  if (!isVariationType(variation)) return { problem: { code: 'notAllowed' }, onVariation: true };
  if (options.length === 0) return { problem: { code: 'chooseOptions' }, onVariation: false };
  const unknown = unknownOptions(variation, options);
  if (unknown.length > 0) {
    return { problem: { code: 'notAnOption', params: { options: unknown.join(', ').slice(0, 200) } }, onVariation: false };
  }
  return { kept: joinOptions(options.map((option) => findOption(variation, option)?.value ?? option)) };
}
