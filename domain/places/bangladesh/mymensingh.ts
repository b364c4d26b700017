/** Districts of Mymensingh division. Base data: bd-geojs (MIT); see docs/demo-data.md. */
import type { DistrictRow } from './rows';

export const mymensingh: DistrictRow[] = [
  {
    name: 'Jamalpur',
    name_bn: 'জামালপুর',
    aliases: [],
    upazilas: [
      ['Bakshiganj', 'বকশীগঞ্জ', 'Bokshiganj'],
      ['Dewanganj', 'দেওয়ানগঞ্জ', 'Dewangonj'],
      ['Islampur', 'ইসলামপুর'],
      ['Jamalpur Sadar', 'জামালপুর সদর'],
      ['Madarganj', 'মাদারগঞ্জ'],
      ['Melandaha', 'মেলান্দহ', 'Melandah'],
      ['Sarishabari', 'সরিষাবাড়ী'],
    ],
    thanas: [],
  },
  {
    name: 'Mymensingh',
    name_bn: 'ময়মনসিংহ',
    aliases: [],
    upazilas: [
      ['Bhaluka', 'ভালুকা'],
      ['Dhobaura', 'ধোবাউড়া'],
      ['Gafargaon', 'গফরগাঁও'],
      ['Gouripur', 'গৌরীপুর'],
      ['Haluaghat', 'হালুয়াঘাট'],
      ['Ishwarganj', 'ঈশ্বরগঞ্জ', 'Iswarganj'],
      ['Muktagachha', 'মুক্তাগাছা', 'Muktagacha'],
      ['Mymensingh Sadar', 'ময়মনসিংহ সদর'],
      ['Nandail', 'নান্দাইল'],
      ['Phulbaria', 'ফুলবাড়িয়া', 'Fulbaria'],
      ['Phulpur', 'ফুলপুর'],
      ['Tarakanda', 'তারাকান্দা'],
      ['Trishal', 'ত্রিশাল'],
    ],
    thanas: [
      ['Kotwali', 'কোতোয়ালী'],
    ],
  },
  {
    name: 'Netrokona',
    name_bn: 'নেত্রকোনা',
    aliases: ['Netrakona', 'নেত্রকোণা'],
    upazilas: [
      ['Atpara', 'আটপাড়া'],
      ['Barhatta', 'বারহাট্টা'],
      ['Durgapur', 'দুর্গাপুর'],
      ['Kalmakanda', 'কলমাকান্দা'],
      ['Kendua', 'কেন্দুয়া'],
      ['Khaliajuri', 'খালিয়াজুরী'],
      ['Madan', 'মদন'],
      ['Mohanganj', 'মোহনগঞ্জ', 'Mohongonj'],
      ['Netrokona Sadar', 'নেত্রকোনা সদর'],
      ['Purbadhala', 'পূর্বধলা'],
    ],
    thanas: [],
  },
  {
    name: 'Sherpur',
    name_bn: 'শেরপুর',
    aliases: [],
    upazilas: [
      ['Jhenaigati', 'ঝিনাইগাতী'],
      ['Nakla', 'নকলা', 'Nokla'],
      ['Nalitabari', 'নালিতাবাড়ী'],
      ['Sherpur Sadar', 'শেরপুর সদর'],
      ['Sreebardi', 'শ্রীবরদী', 'Sreebordi'],
    ],
    thanas: [],
  },
];
