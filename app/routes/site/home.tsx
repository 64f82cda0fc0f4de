import { Trans } from '@lingui/react/macro';
export default function Page() {
  return (
    <h1>
      <Trans>What’s on</Trans>
    </h1>
  );
}
