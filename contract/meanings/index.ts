/**
 * What a field of this name means, wherever its declaration does not say otherwise by `.describe()`. The reference shows it;
 * a test finds fields that nobody explains.
 */
import type { FieldDeclarations } from '../../domain/fields/declare';
import { productFields } from '../../domain/products/fields';
import { catalogueMeanings } from './catalogue';
import { orderMeanings } from './orders';
import { peopleMeanings } from './people';
import { siteMeanings } from './site';

const declared = (fields: FieldDeclarations): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, { meaning }]) => (meaning ? [[name, meaning]] : [])));

export const meanings: Readonly<Record<string, string>> = {
  ...declared(productFields),
  ...catalogueMeanings,
  ...orderMeanings,
  ...peopleMeanings,
  ...siteMeanings,
};
