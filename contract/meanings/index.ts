/**
 * The meaning of a field with this name, wherever its declaration has no `.describe()` of its own. The reference shows
 * it; a test finds fields without a description.
 */
import type { FieldDeclarations } from '../../domain/fields/declare';
import { ofRecords } from '../../domain/fields/records';
import { deliveryFields } from '../../domain/delivery/fields';
import { catalogueMeanings } from './catalogue';
import { orderMeanings } from './orders';
import { peopleMeanings } from './people';
import { siteMeanings } from './site';

const declared = (fields: FieldDeclarations): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, { meaning }]) => (meaning ? [[name, meaning]] : [])));

export const meanings: Readonly<Record<string, string>> = {
  ...ofRecords(declared),
  ...declared(deliveryFields),
  ...catalogueMeanings,
  ...orderMeanings,
  ...peopleMeanings,
  ...siteMeanings,
};
