import type { Other } from './others.ts';

/** Somebody as a disc with their initials; who it is stands beside it in words. */
export function PersonDisc({ other: { account, initials } }: { other: Other }) {
  return (
    <span className="person-disc" data-colour={account % 4} aria-hidden="true">
      {initials}
    </span>
  );
}
