import { Trans, useLingui } from '@lingui/react/macro';
import { AssetPicker } from '../pickers/asset-picker.tsx';
import { ThingPicker } from '../pickers/thing-picker.tsx';
import { ChoiceField, FlagField, TextsRow, WindowField } from './fact-fields.tsx';
import { useFactErrors } from './use-fact-errors.ts';
import type { PageSettings } from './use-page-settings.ts';

const SHORT = 200;
const LONG = 1000;

/** All settings of a page, in the order in which one asks for them. */
export function SettingsFields({ settings }: { settings: PageSettings }) {
  const { t } = useLingui();
  // A page of the site map stays where it is, and online.
  const isOurs = settings.page.site_page === null;
  return (
    <div className="module-fields settings-fields">
      <section aria-labelledby="settings-names">
        <h3 id="settings-names" className="text-d1">
          <Trans>Names</Trans>
        </h3>
        <TextsRow
          settings={settings}
          name="title"
          labels={{ de: t`Title in German`, en: t`Title in English` }}
          hint={() => t`In menus, lists and the browser’s tab.`}
          most={SHORT}
        />
        <TextsRow
          settings={settings}
          name="headline"
          labels={{ de: t`Headline in German`, en: t`Headline in English` }}
          hint={() => t`In large on the page. Without one its title stands there.`}
          most={SHORT}
        />
        <TextsRow
          settings={settings}
          name="lead"
          labels={{ de: t`Lead in German`, en: t`Lead in English` }}
          most={LONG}
          rows={2}
        />
      </section>
      {isOurs ? <Address settings={settings} /> : null}
      <section aria-labelledby="settings-seen">
        <h3 id="settings-seen" className="text-d1">
          <Trans>Where it is seen</Trans>
        </h3>
        <div className="settings-flags">
          <FlagField settings={settings} name="in_menu" label={t`In the menu`} />
          <FlagField settings={settings} name="in_footer" label={t`In the footer`} />
          {isOurs ? (
            <>
              <FlagField settings={settings} name="is_online" label={t`Online`} />
              <FlagField
                settings={settings}
                name="is_clickable"
                label={t`Can be clicked`}
                hint={t`Else it is a heading of the menu and leads to its first page.`}
              />
              <FlagField
                settings={settings}
                name="has_tab_navigation"
                label={t`Tabs`}
                hint={t`It and the pages beside it are shown as tabs, also on the page above.`}
              />
              <FlagField
                settings={settings}
                name="is_landing_page"
                label={t`Landing page`}
                hint={t`With the least around it.`}
              />
            </>
          ) : null}
        </div>
        {isOurs ? (
          <div className="module-fields-row">
            <WindowField settings={settings} name="online_from" label={t`Online from`} />
            <WindowField settings={settings} name="online_to" label={t`Online until`} />
          </div>
        ) : null}
      </section>
      <Found settings={settings} />
    </div>
  );
}

/** Where it stands in the tree, and what its address ends with. */
function Address({ settings }: { settings: PageSettings }) {
  const { t } = useLingui();
  const errorOf = useFactErrors(settings);
  const { facts, page } = settings;
  return (
    <section aria-labelledby="settings-address">
      <h3 id="settings-address" className="text-d1">
        <Trans>Address</Trans>
      </h3>
      <TextsRow
        settings={settings}
        name="slug"
        labels={{ de: t`Last part of the address in German`, en: t`Last part of the address in English` }}
        hint={(language) => {
          const now = page.urls[language];
          return t`Now ${now}. Old addresses, also of pages below, will lead on.`;
        }}
        most={80}
      />
      <ThingPicker
        kind="page"
        label={t`Below which page`}
        hint={t`Nothing chosen: it stands at the top of the tree.`}
        error={errorOf('parent')}
        value={typeof facts.parent === 'number' ? facts.parent : null}
        onChange={(thing) => settings.set('parent', thing?.id ?? null)}
      />
    </section>
  );
}

/** What search engines and networks say of it. */
function Found({ settings }: { settings: PageSettings }) {
  const { t } = useLingui();
  const errorOf = useFactErrors(settings);
  const picture = settings.facts.og_image;
  return (
    <section aria-labelledby="settings-found">
      <h3 id="settings-found" className="text-d1">
        <Trans>When it is found and shared</Trans>
      </h3>
      <TextsRow
        settings={settings}
        name="meta_title"
        labels={{ de: t`Title for search engines, German`, en: t`Title for search engines, English` }}
        most={SHORT}
      />
      <TextsRow
        settings={settings}
        name="meta_description"
        labels={{
          de: t`Description for search engines, German`,
          en: t`Description for search engines, English`,
        }}
        most={LONG}
        rows={2}
      />
      <TextsRow
        settings={settings}
        name="og_title"
        labels={{ de: t`Title of shared links, German`, en: t`Title of shared links, English` }}
        most={SHORT}
      />
      <TextsRow
        settings={settings}
        name="og_description"
        labels={{ de: t`Text of shared links, German`, en: t`Text of shared links, English` }}
        most={LONG}
        rows={2}
      />
      <ChoiceField
        settings={settings}
        name="og_type"
        label={t`Kind of shared links`}
        hint={t`Networks show an article or a person in another way than a page.`}
        usual={t`Page of a website`}
        choices={{ article: t`Article`, profile: t`Person`, 'video.other': t`Film` }}
      />
      <AssetPicker
        kinds={['image']}
        label={t`Picture of shared links`}
        hint={t`Without one the picture of the house is shown.`}
        error={errorOf('og_image')}
        value={typeof picture === 'number' ? picture : null}
        onChange={(asset) => settings.set('og_image', asset?.id ?? null)}
      />
    </section>
  );
}
