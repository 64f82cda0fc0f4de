export { HTML_FILE_ADDRESS, htmlFileAt, htmlFileFrame, htmlFileStyles } from './html-file-address.ts';
