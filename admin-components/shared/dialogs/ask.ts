/** Questions and notices of the panel's screens. */
export {
  alertBox,
  confirm,
  confirmFinal,
  type FinalQuestion,
  type Question,
} from '../../../frontend/dialogs/questions';
