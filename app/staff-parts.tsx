import { SignInDialog, type Staff, Toolbar } from '#features/staff-toolbar/index.ts';
import type { Language } from '#lib/localized.ts';

/** What only people with an editing role see, and who wants to be one. Loaded for them alone. */
export function StaffParts({
  staff,
  isSignInWanted,
  language,
}: {
  staff: Staff | null;
  isSignInWanted: boolean;
  language: Language;
}) {
  return (
    <>
      {staff ? <Toolbar staff={staff} /> : null}
      {isSignInWanted ? <SignInDialog language={language} /> : null}
    </>
  );
}
