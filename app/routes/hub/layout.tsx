import { Outlet } from 'react-router';
import { HubLayout } from '#features/website/hub/screens/hub-layout.tsx';

export default function Hub() {
  return (
    <HubLayout>
      <Outlet />
    </HubLayout>
  );
}
