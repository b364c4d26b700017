/** Why these records are read and written without the caller's own authority. */
export const payoutsWhy = 'payouts are kept by the shop itself, and only admins come here';
