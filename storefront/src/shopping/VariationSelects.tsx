/** The selectors of a product's options, by the names of its variations. */
import styled from 'styled-components';
import { isVariationType, optionLabel, variationLabels } from '../../../domain/catalogue/variations';
import type { Language } from '../../../frontend/messages/language';
import { useLanguage } from '../../../frontend/messages/useLanguage';
import { Select } from '../ui/Field';

const Options = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 220px));
  gap: 12px;
`;

export type Variation = {
  type: string;
  options: readonly string[];
  chosen: string;
  choose: (option: string) => void;
  errors?: readonly string[];
};

export const variationName = (type: string, language: Language): string =>
  isVariationType(type) ? variationLabels[type][language === 'bn' ? 'label_bn' : 'label_en'] : type;

export type VariationSelectsProps = {
  variations: readonly Variation[];
  /** The empty first choice; without it one is always chosen. */
  placeholder?: string;
};

export function VariationSelects({ variations, placeholder }: VariationSelectsProps) {
  const language = useLanguage();
  if (variations.length === 0) return null;
  return (
    <Options>
      {variations.map(({ type, options, chosen, choose, errors }) => (
        <Select
          key={type}
          label={variationName(type, language)}
          value={chosen}
          onChange={(event) => choose(event.target.value)}
          choices={options.map((option) => ({ value: option, label: optionLabel(type, option, language) }))}
          errors={errors}
          {...(placeholder !== undefined && { placeholder })}
        />
      ))}
    </Options>
  );
}
