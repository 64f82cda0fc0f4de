/** A text with its matches marked: every second piece. */
export function MarkedText({ pieces }: { pieces: readonly string[] }) {
  return pieces.map((piece, position) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name than their place
    position % 2 === 1 ? <mark key={position}>{piece}</mark> : piece,
  );
}
