import {
  findOption,
  isVariationType,
  joinOptions,
  parseOptions,
  unknownOptions,
} from '../../domain/catalogue/variations';
import type { FieldProblem, FieldProblems } from '../../domain/failure';

type Variations = {
  variation1?: string | null | undefined;
  variation2?: string | null | undefined;
  option1?: string | null | undefined;
  option2?: string | null | undefined;
};

/** The options as stored (by value, in whatever language they were chosen), and the problems with them. */
export function checkedOptions(product: Variations): {
  kept: { option1?: string; option2?: string };
  problems: FieldProblems;
} {
  const problems: FieldProblems = {};
  const kept: { option1?: string; option2?: string } = {};
  for (const slot of [1, 2] as const) {
    const chosen = chosenOptions(product[`variation${slot}`], product[`option${slot}`]);
    if ('problem' in chosen) problems[chosen.onVariation ? `variation${slot}` : `option${slot}`] = [chosen.problem];
    else kept[`option${slot}`] = chosen.kept;
  }
  if (product.variation1 && product.variation1 === product.variation2)
    problems.variation2 = [{ code: 'sameVariation' }];
  return { kept, problems };
}

type Chosen = { kept: string } | { problem: FieldProblem; onVariation: boolean };

function chosenOptions(variation: string | null | undefined, text: string | null | undefined): Chosen {
  const options = parseOptions(text);
  if (!variation)
    return options.length === 0 ? { kept: '' } : { problem: { code: 'chooseVariation' }, onVariation: true };
  if (!isVariationType(variation)) return { problem: { code: 'notAllowed' }, onVariation: true };
  if (options.length === 0) return { problem: { code: 'chooseOptions' }, onVariation: false };
  const unknown = unknownOptions(variation, options);
  if (unknown.length > 0) {
    return {
      problem: { code: 'notAnOption', params: { options: unknown.join(', ').slice(0, 200) } },
      onVariation: false,
    };
  }
  return { kept: joinOptions(options.map((option) => findOption(variation, option)?.value ?? option)) };
}
