/** Address of a file on the own host: `/api/html/7/`. */
export const HTML_FILE_ADDRESS = /^\/api\/html\/([1-9]\d{0,9})\/?$/;

export const htmlFileAddress = (id: number): string => `/api/html/${id}/`;

/** Returns the address of its styles, for the element that `htmlFileScope` names. */
export const htmlFileStyles = (id: number): string => `${htmlFileAddress(id)}style.css`;

/** Returns the address at which it runs as written, in a frame without an origin. */
export const htmlFileFrame = (id: number): string => `${htmlFileAddress(id)}frame/`;

export const htmlFileScope = (id: number): string => `[data-html-file="${id}"]`;

/** The file that an address names; `null` where it names none. */
export function htmlFileAt(address: string): number | null {
  const id = HTML_FILE_ADDRESS.exec(address)?.[1];
  return id === undefined ? null : Number(id);
}
