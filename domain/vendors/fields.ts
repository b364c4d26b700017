/**
 * The fields of a vendor, which are those of their application, each declared once. Collection, calls, the forms of
 * applicant and admin, and the names in both languages are derived from here; docs/adding.md says what else a new field
 * needs.
 */
import { among, type FieldDeclaration, type FieldDeclarations, type FieldKind } from '../fields/declare';

/** The sections of the application; each form defines how it draws them. */
export type VendorPart = 'personal' | 'home' | 'business' | 'businessPlace' | 'pictures';

const declare = <const F extends FieldDeclarations<FieldDeclaration & { form: VendorPart }>>(fields: F): F => fields;

const choose = { en: 'Choose', bn: 'বাছুন' };
const paper = { kind: 'picture', megabytes: 10, seenBy: 'owner', form: 'pictures' } as const;
const thana = { kind: 'line', max: 100, requiredInForms: true } as const;
const postcode = { kind: 'line', max: 20, typed: 'numeric', requiredInForms: true } as const;
const address = { kind: 'prose', max: 500, required: true } as const;
const askedThana = { en: 'Thana / post office', bn: 'থানা / ডাকঘর' };
const askedPostcode = { en: 'Post code', bn: 'পোস্ট কোড' };
const askedAddress = { en: 'House, road, village or area', bn: 'বাড়ি, রাস্তা, গ্রাম বা এলাকা' };

export const vendorFields = declare({
  name: {
    kind: 'line',
    max: 150,
    required: true,
    label: { en: 'Name', bn: 'নাম' },
    asked: { en: 'Full name', bn: 'পুরো নাম' },
    hint: { en: 'As on your NID', bn: 'এনআইডিতে যেমন আছে' },
    meaning: 'The person’s full name, as on the identity card.',
    autoComplete: 'name',
    form: 'personal',
  },
  mobile: {
    kind: 'mobile',
    max: 20,
    required: true,
    index: true,
    label: { en: 'Mobile', bn: 'মোবাইল' },
    autoComplete: 'tel',
    form: 'personal',
  },
  email: {
    kind: 'email',
    required: true,
    label: { en: 'Email', bn: 'ইমেইল' },
    autoComplete: 'email',
    form: 'personal',
  },
  birthdate: {
    kind: 'day',
    required: true,
    label: { en: 'Birth date', bn: 'জন্ম তারিখ' },
    asked: { en: 'Date of birth', bn: 'জন্ম তারিখ' },
    inSentence: 'date of birth',
    meaning: 'The day of birth, as YYYY-MM-DD.',
    autoComplete: 'bday',
    form: 'personal',
  },
  nid: {
    kind: 'digits',
    lengths: [10, 13, 17],
    max: 30,
    required: true,
    label: { en: 'NID', bn: 'এনআইডি' },
    asked: { en: 'NID number', bn: 'এনআইডি নম্বর' },
    hint: { en: '10, 13 or 17 digits', bn: '১০, ১৩ বা ১৭ সংখ্যা' },
    inSentence: 'NID number',
    meaning: 'The number of the national identity card: 10, 13 or 17 digits.',
    form: 'personal',
  },
  gender: {
    kind: 'oneOf',
    choose,
    choices: {
      Male: { en: 'Male', bn: 'পুরুষ' },
      Female: { en: 'Female', bn: 'নারী' },
      Others: { en: 'Others', bn: 'অন্যান্য' },
    },
    required: true,
    label: { en: 'Gender', bn: 'লিঙ্গ' },
    meaning: 'As the applicant chose it.',
    form: 'personal',
  },
  district: {
    kind: 'place',
    to: 'districts',
    required: true,
    label: { en: 'District', bn: 'জেলা' },
    meaning: 'The district the person lives in, by its name; where it is sent, by its id or its name.',
    form: 'home',
  },
  upazila: {
    kind: 'place',
    to: 'upazilas',
    required: true,
    label: { en: 'Upazila', bn: 'উপজেলা' },
    meaning: 'The upazila the person lives in, by its name; where it is sent, by its id or its name.',
    form: 'home',
  },
  thana: { ...thana, label: { en: 'Thana', bn: 'থানা' }, asked: askedThana, form: 'home' },
  postcode: { ...postcode, label: askedPostcode, form: 'home' },
  address: { ...address, label: { en: 'Address', bn: 'ঠিকানা' }, asked: askedAddress, form: 'home' },
  business_name: {
    kind: 'line',
    max: 150,
    required: true,
    index: true,
    label: { en: 'Business name', bn: 'ব্যবসার নাম' },
    hint: { en: 'Your shop will have this name.', bn: 'আপনার দোকানের নাম এটিই হবে।' },
    meaning: 'What the business is called.',
    autoComplete: 'organization',
    form: 'business',
  },
  type: {
    kind: 'productType',
    choices: { 1: { en: 'Grocery Vendor', bn: 'মুদি বিক্রেতা' }, 2: { en: 'General Vendor', bn: 'সাধারণ বিক্রেতা' } },
    required: true,
    label: { en: 'Vendor type', bn: 'বিক্রেতার ধরন' },
    form: 'business',
  },
  business_type: {
    kind: 'oneOf',
    choose,
    choices: {
      'Personal / Individual': { en: 'Personal / Individual', bn: 'ব্যক্তিগত / একক' },
      'Departmental Store / Showroom': { en: 'Departmental Store / Showroom', bn: 'ডিপার্টমেন্টাল স্টোর / শোরুম' },
      'Brand Shop': { en: 'Brand Shop', bn: 'ব্র্যান্ড শপ' },
    },
    required: true,
    label: { en: 'Business type', bn: 'ব্যবসার ধরন' },
    meaning: 'What kind of business it is.',
    form: 'business',
  },
  trade_license: {
    kind: 'line',
    max: 60,
    label: { en: 'Trade license', bn: 'ট্রেড লাইসেন্স' },
    asked: { en: 'Trade license number (optional)', bn: 'ট্রেড লাইসেন্স নম্বর (ঐচ্ছিক)' },
    inSentence: 'trade license number',
    meaning: 'The number of the trade licence; empty without one.',
    form: 'business',
  },
  bin: {
    kind: 'line',
    max: 60,
    label: { en: 'BIN', bn: 'বিআইএন' },
    asked: { en: 'BIN (optional)', bn: 'বিআইএন (ঐচ্ছিক)' },
    inSentence: 'BIN',
    meaning: 'The business identification number; empty without one.',
    form: 'business',
  },
  business_district: {
    kind: 'place',
    to: 'districts',
    required: true,
    label: { en: 'Business district', bn: 'ব্যবসার জেলা' },
    meaning: 'The district of the business.',
    form: 'businessPlace',
  },
  business_upazila: {
    kind: 'place',
    to: 'upazilas',
    required: true,
    label: { en: 'Business upazila', bn: 'ব্যবসার উপজেলা' },
    meaning: 'The upazila of the business.',
    form: 'businessPlace',
  },
  business_thana: {
    ...thana,
    label: { en: 'Business thana', bn: 'ব্যবসার থানা' },
    asked: askedThana,
    meaning: 'The thana of the business.',
    form: 'businessPlace',
  },
  business_postcode: {
    ...postcode,
    label: { en: 'Business post code', bn: 'ব্যবসার পোস্ট কোড' },
    asked: askedPostcode,
    meaning: 'The postcode of the business.',
    form: 'businessPlace',
  },
  business_address: {
    ...address,
    label: { en: 'Business address', bn: 'ব্যবসার ঠিকানা' },
    asked: askedAddress,
    meaning: 'Where the business is: road, house, floor.',
    form: 'businessPlace',
  },
  image: {
    kind: 'picture',
    megabytes: 10,
    seenBy: 'concerned',
    requiredInForms: true,
    label: { en: 'Photo', bn: 'ছবি' },
    asked: { en: 'Your photo', bn: 'আপনার ছবি' },
    form: 'pictures',
  },
  nid_front_image: {
    ...paper,
    requiredInForms: true,
    label: { en: 'NID Front', bn: 'এনআইডির সামনের দিক' },
    asked: { en: 'NID, front', bn: 'এনআইডি, সামনের দিক' },
    inSentence: 'picture of the front of the NID',
    meaning:
      'The front of the identity card: an address that only the applicant and admins can load; null without one.',
  },
  nid_back_image: {
    ...paper,
    requiredInForms: true,
    label: { en: 'NID Back', bn: 'এনআইডির পেছনের দিক' },
    asked: { en: 'NID, back', bn: 'এনআইডি, পেছনের দিক' },
    inSentence: 'picture of the back of the NID',
    meaning: 'The back of the identity card: an address that only the applicant and admins can load; null without one.',
  },
  trade_license_image: {
    ...paper,
    label: { en: 'Trade License', bn: 'ট্রেড লাইসেন্স' },
    asked: { en: 'Trade license (optional)', bn: 'ট্রেড লাইসেন্স (ঐচ্ছিক)' },
    inSentence: 'picture of the trade license',
    meaning:
      'The picture of the trade licence: an address that only the applicant and admins can load; null without one.',
  },
});

/** The fields that the application sends as text; its pictures are files. */
export const vendorForm = among<{ kind: Exclude<FieldKind, 'picture'> }>()(
  vendorFields,
  ({ kind }) => kind !== 'picture',
);
/** The photo and the documents. */
export const vendorPictures = among<{ kind: 'picture' }>()(vendorFields, ({ kind }) => kind === 'picture');
/** The documents, which only the applicant and admins see. */
export const vendorPapers = among<{ seenBy: 'owner' }>()(
  vendorFields,
  (field) => field.kind === 'picture' && field.seenBy === 'owner',
);
