/** Questions and notices of the panel's screens. */
export { alertBox, confirm, type Question } from '../../../frontend/dialogs/questions';
