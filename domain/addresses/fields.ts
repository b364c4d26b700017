/**
 * The fields of a delivery address that its customer fills in, each declared once. Collection, calls, form and the
 * names in both languages are derived from here; docs/adding.md says what else a new field needs.
 */
import { among, type FieldDeclaration, type FieldDeclarations, type FieldKind } from '../fields/declare';

/** The sections of the form; the account's own mobile is between them. */
export type AddressPart = 'place' | 'contact';

const declare = <const F extends FieldDeclarations<FieldDeclaration & { form: AddressPart }>>(fields: F): F => fields;

export const addressFields = declare({
  label: {
    kind: 'line',
    max: 50,
    required: true,
    label: { en: 'Label', bn: 'ঠিকানার নাম' },
    hint: { en: 'For example Home or Office', bn: 'যেমন বাসা বা অফিস' },
    meaning: 'What the customer calls the address, such as Home.',
    form: 'place',
  },
  name: {
    kind: 'line',
    max: 150,
    required: true,
    label: { en: 'Receiver’s name', bn: 'যিনি বুঝে নেবেন তাঁর নাম' },
    meaning: 'Who receives what is delivered there.',
    autoComplete: 'name',
    form: 'place',
  },
  district: { kind: 'place', to: 'districts', required: true, label: { en: 'District', bn: 'জেলা' }, form: 'place' },
  upazila: { kind: 'place', to: 'upazilas', required: true, label: { en: 'Upazila', bn: 'উপজেলা' }, form: 'place' },
  thana: {
    kind: 'line',
    max: 100,
    label: { en: 'Thana', bn: 'থানা' },
    asked: { en: 'Thana / post office', bn: 'থানা / ডাকঘর' },
    wide: true,
    form: 'place',
  },
  details: {
    kind: 'prose',
    max: 500,
    required: true,
    label: { en: 'Details', bn: 'বিস্তারিত' },
    asked: { en: 'House, road, village or area', bn: 'বাড়ি, রাস্তা, গ্রাম বা এলাকা' },
    meaning: 'Road, house, floor.',
    autoComplete: 'street-address',
    form: 'place',
  },
  mobile2: {
    kind: 'mobile',
    max: 20,
    label: { en: 'Second mobile', bn: 'আরেকটি মোবাইল' },
    asked: { en: 'Another mobile (optional)', bn: 'আরেকটি মোবাইল (ঐচ্ছিক)' },
    inSentence: 'second mobile number',
    meaning: 'Another mobile to ring on delivery; empty without one.',
    form: 'contact',
  },
});

/** Fields answered as stored; places are answered by name and id. */
export const addressWords = among<{ kind: Exclude<FieldKind, 'place'> }>()(
  addressFields,
  ({ kind }) => kind !== 'place',
);
