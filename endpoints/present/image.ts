/** Picture documents as paths under /uploads/. A relation that is not populated counts as no picture. */
export { picturePath as imagePath } from './picture';
