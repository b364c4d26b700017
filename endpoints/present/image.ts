/** Picture documents as paths under /uploads/; a bare id cannot be shown and counts as none. */
export { picturePath as imagePath } from './picture';
