import type { RichDocument } from '../../domain/richText/document';
import type { PolicyText } from '../../payload-types';
import type { PolicyOfOrder } from '../../services/policies/readPolicyText';
import type { References } from '../../services/richText/findReferences';
import { presentDocument } from './richText';

type Texts = readonly [english: RichDocument | null, bangla: RichDocument | null];

export const presentPolicyTexts = ([text, bangla]: Texts, references: References) => ({
  text: presentDocument(text, references, 'en'),
  text_bn: presentDocument(bangla, references, 'bn'),
});

export const presentPolicyText = (found: PolicyText | null, texts: Texts, references: References) => ({
  ...presentPolicyTexts(texts, references),
  valid_from: found?.valid_from ?? null,
  valid_until: found?.valid_until ?? null,
});

/** A text that was in force when an order was placed. */
export const presentPolicyOfOrder = ({ id, policy, valid_from }: PolicyOfOrder) => ({
  policy,
  version: id,
  valid_from,
});
