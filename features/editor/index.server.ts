export { editedPage } from './edited-page.server.ts';
