/** Asks the shopper yes or no from anywhere. */
export { confirm } from '../../../frontend/dialogs/questions';
