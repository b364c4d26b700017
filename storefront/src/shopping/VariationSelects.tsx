/** Select fields for a product's options, by the names of its variations. */
import styled from 'styled-components';
import { isVariationType, optionLabel, variationLabels } from '../../../domain/catalogue/variations';
import type { Language } from '../../../frontend/messages/language';
import { useLanguage } from '../../../frontend/messages/useLanguage';
import { useText } from '../../../frontend/messages/useText';
import { Select } from '../ui/Field';
import { shoppingMessages } from './shopping.messages';

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
  /** Sold out with this option and the other choice. */
  isSoldOut?: (option: string) => boolean;
  errors?: readonly string[];
};

export const variationName = (type: string, language: Language): string =>
  isVariationType(type) ? variationLabels[type][language === 'bn' ? 'label_bn' : 'label_en'] : type;

export type VariationSelectsProps = {
  variations: readonly Variation[];
  /** The empty first option; without it one is always chosen. */
  placeholder?: string;
};

export function VariationSelects({ variations, placeholder }: VariationSelectsProps) {
  const language = useLanguage();
  const say = useText(shoppingMessages);
  if (variations.length === 0) return null;
  return (
    <Options>
      {variations.map(({ type, options, chosen, choose, isSoldOut, errors }) => (
        <Select
          key={type}
          label={variationName(type, language)}
          value={chosen}
          onChange={(event) => choose(event.target.value)}
          choices={options.map((option) => {
            const label = optionLabel(type, option, language);
            return { value: option, label: isSoldOut?.(option) ? say('optionSoldOut', { option: label }) : label };
          })}
          errors={errors}
          {...(placeholder !== undefined && { placeholder })}
        />
      ))}
    </Options>
  );
}
