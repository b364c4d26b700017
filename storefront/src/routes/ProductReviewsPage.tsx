export { Page } from './NotFoundPage';
