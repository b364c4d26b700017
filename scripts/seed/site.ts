/** The settings of the demo site. */

export const deliveryCharges = {
  general_delivery_breakpoint: 3000,
  general_delivery_charge: 60,
  general_delivery_discount_charge: 0,
  grocery_delivery_breakpoint: 1000,
  grocery_delivery_charge: 40,
  grocery_delivery_discount_charge: 20,
};

/** Openly licensed films of the Blender Foundation, which anybody may show. */
export const videos = [
  { title: 'Big Buck Bunny (open film)', url: 'aqz-KE-bpKQ', featured: 1, status: 1 },
  { title: 'Spring (open film)', url: 'WhWc3b3KhnY', featured: 1, status: 1 },
  { title: 'Sintel (open film)', url: 'eRsGyueVLvQ', featured: 0, status: 1 },
  { title: 'Caminandes: Llamigos (open film)', url: 'SkVqJ1SGeL0', featured: 0, status: 1 },
  { title: 'Tears of Steel (open film)', url: 'R6MlUcmOul8', featured: 0, status: 1 },
  { title: 'Sprite Fright (open film)', url: '_cMxraX_5RE', featured: 0, status: 0 },
];
