import type { Other } from './others.ts';

/** A disc with initials; the name stands beside it in words. */
export function PersonDisc({ other: { account, initials } }: { other: Other }) {
  return (
    <span className="person-disc" data-colour={account % 4} aria-hidden="true">
      {initials}
    </span>
  );
}
