/** The main part of every page: the target of the skip link and of focus after navigation. */
export const mainId = 'main';
