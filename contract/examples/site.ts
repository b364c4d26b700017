import { setGroceryCategory, updateFooterText, updateSiteLogo, updateTopInformation, updateValues } from '../site';
import { example, found } from './example';

export const siteExamples = [
  example(setGroceryCategory, 'admin', { body: { value: found('main-categories', 'slug', 'grocery') } }),
  example(updateTopInformation, 'admin', { body: { top_email: 'help@haat.example', top_contact: '09612345678' } }),
  example(updateFooterText, 'admin', { body: { footer_text: 'Haat, House 7, Road 11, Dhanmondi, Dhaka' } }),
  example(updateValues, 'admin', { body: { flash_sell: 20 } }),
  example(updateSiteLogo, 'admin', { body: {}, files: ['logo'] }),
];
