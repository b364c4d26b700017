import { defineMessages } from '../../../frontend/messages/messages';

export const placeMessages = defineMessages({
  district: { en: 'District', bn: 'জেলা' },
  upazila: { en: 'Upazila / Thana', bn: 'উপজেলা / থানা' },
  chooseDistrict: { en: 'Choose a district', bn: 'জেলা বাছুন' },
  chooseUpazila: { en: 'Choose an upazila', bn: 'উপজেলা বাছুন' },
  districtFirst: { en: 'Choose the district first', bn: 'আগে জেলা বাছুন' },
  fetching: { en: 'Fetching the list…', bn: 'তালিকা লোড হচ্ছে…' },
});
