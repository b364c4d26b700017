import { defineMessages } from '../../../frontend/messages/messages';

export const locationMessages = defineMessages({
  title: { en: 'Set your location | Haat', bn: 'আপনার এলাকা | হাট' },
  heading: { en: 'Where should we deliver?', bn: 'কোথায় পৌঁছে দেব?' },
  text: {
    en: 'Groceries come from vendors in your area, so we need your district and upazila or thana.',
    bn: 'মুদি আসে আপনার এলাকার বিক্রেতার কাছ থেকে, তাই জেলা আর উপজেলা বা থানা জানা দরকার।',
  },
  current: { en: 'Current location', bn: 'এখনকার এলাকা' },
  none: { en: 'No location is set', bn: 'কোনো এলাকা বাছা হয়নি' },
  remove: { en: 'Remove', bn: 'মুছুন' },
  district: { en: 'District', bn: 'জেলা' },
  chooseDistrict: { en: 'Choose a district', bn: 'জেলা বাছুন' },
  area: { en: 'Area (upazila or thana)', bn: 'এলাকা (উপজেলা বা থানা)' },
  chooseArea: { en: 'Choose an area', bn: 'এলাকা বাছুন' },
  upazilas: { en: 'Upazilas', bn: 'উপজেলা' },
  thanas: { en: 'City thanas', bn: 'মহানগর থানা' },
  set: { en: 'Set Location', bn: 'এলাকা ঠিক করুন' },
  both: { en: 'Select your current District & Area', bn: 'আপনার জেলা ও এলাকা দুটোই বাছুন' },
  done: { en: 'Your location is {area}, {district}', bn: 'আপনার এলাকা {area}, {district}' },
  removed: { en: 'Location removed', bn: 'এলাকা মোছা হয়েছে' },
});
