import { Outlet } from 'react-router';
import { HubLayout } from '#features/hub/screens/hub-layout.tsx';

export default function Hub() {
  return (
    <HubLayout>
      <Outlet />
    </HubLayout>
  );
}
