/** The page itself shows what stands here. */
export function PageContentView() {
  return null;
}
