/** The products of the suspended vendor: hidden until the suspension is lifted. */
import type { ProductTable } from './rows';

export const suspendedProducts: ProductTable = {
  shirts: [['Linen Summer Shirt', 'লিনেন গ্রীষ্মের শার্ট', 1150, 1250, 'Suti', 'Cool linen from the port city.', 'বন্দরনগরীর ঠান্ডা লিনেন।', { choose: 'sizes' }]],
  'bottles-jars': [['Copper Water Jug', 'তামার পানির জগ', 1450, 1900, 'Thala Bati', 'Hammered copper with a lid.', 'পেটানো তামা, ঢাকনাসহ।']],
  'clay-craft': [['Seashell Wind Chime', 'ঝিনুকের ঝুলনা', 380, 400, 'Kumar Para', "Strung by hand in Cox's Bazar.", 'কক্সবাজারে হাতে গাঁথা।']],
};
