export { editorApi, userDetailsApi } from './api.server.ts';
