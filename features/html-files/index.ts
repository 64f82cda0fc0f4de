export { HTML_FILE_ADDRESS, htmlFileAt, htmlFileStyles } from './html-file-address.ts';
