/** Questions and notices of the panel's screens. */
export { alertBox, confirm, confirmFinal, type Question } from '../../../frontend/dialogs/questions';
