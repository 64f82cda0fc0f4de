/** A new name for a module or an item; nobody else makes the same. */
export function newId(): string {
  const parts = crypto.getRandomValues(new Uint32Array(3));
  return `m${Array.from(parts, (part) => part.toString(36).padStart(7, '0')).join('')}`;
}
