/** More than these are not looked at one by one. */
const AT_MOST = 20;

/** The visits of a pass as holes, punched when used. The same is said in words beside it. */
export function PassHoles({ visits, left }: { visits: number; left: number }) {
  if (visits > AT_MOST) return null;
  return (
    <p className="pass-holes" aria-hidden="true">
      {Array.from({ length: visits }, (_, index) => index + 1).map((hole) => (
        <span key={hole} className="pass-hole" data-used={hole <= visits - left || undefined} />
      ))}
    </p>
  );
}
