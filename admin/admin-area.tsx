import { Admin, Resource } from 'react-admin';
import { createDataProvider } from './api/data-provider.ts';
import { StartScreen } from './dashboard/start-screen.tsx';
import { RecordName } from './resources/record-title.tsx';
import { adminResource, RESOURCE_NAMES } from './resources/resource-map.ts';
import { OWN_SCREENS, SCREENS } from './resources/screens.ts';
import { createAuthProvider } from './session/auth-provider.ts';
import { call } from './session/call.ts';
import { AdminLayout } from './ui/admin-layout.tsx';
import { adminTheme } from './ui/theme.ts';
import { createI18nProvider } from './words/i18n-provider.ts';
import { initialLanguage } from './words/language.ts';
import { refusalWords } from './words/refusal-words.ts';

const i18nProvider = createI18nProvider(initialLanguage());
const dataProvider = createDataProvider(call, (refusal) =>
  refusalWords(refusal, i18nProvider.getLocale() === 'en' ? 'en' : 'de'),
);
const authProvider = createAuthProvider(
  call,
  (resource) => adminResource(resource)?.permission ?? null,
  (address) => location.assign(address),
);

/** The admin area: lists and forms of everything that the generic calls of the API write. */
export function AdminArea() {
  return (
    <Admin
      basename="/admin"
      title=""
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      dashboard={StartScreen}
      layout={AdminLayout}
      theme={adminTheme}
      darkTheme={null}
      loginPage={false}
      requireAuth
      disableTelemetry
    >
      {Object.entries(OWN_SCREENS).map(([name, screens]) => (
        <Resource key={name} name={name} {...screens} />
      ))}
      {RESOURCE_NAMES.map((name) => (
        <Resource
          key={name}
          name={name}
          {...SCREENS[name]}
          recordRepresentation={<RecordName resource={name} />}
        />
      ))}
    </Admin>
  );
}
