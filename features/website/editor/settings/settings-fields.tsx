import { Trans, useLingui } from '@lingui/react/macro';
import { AssetPicker } from '../pickers/asset-picker.tsx';
import { EntityPicker } from '../pickers/entity-picker.tsx';
import { ChoiceField, FlagField, TextsRow, WindowField } from './fact-fields.tsx';
import { useFactErrors } from './use-fact-errors.ts';
import type { PageSettings } from './use-page-settings.ts';

const SHORT = 200;
const LONG = 1000;

/** All settings of a page, in the order in which one asks for them. */
export function SettingsFields({ settings }: { settings: PageSettings }) {
  const { t } = useLingui();
  // A page of the site map cannot be moved or taken offline.
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
          labels={{ de: t`German title`, en: t`English title` }}
          hint={() => t`In menus, lists and the browser tab.`}
          most={SHORT}
        />
        <TextsRow
          settings={settings}
          name="headline"
          labels={{ de: t`German headline`, en: t`English headline` }}
          hint={() => t`In large type on the page. If left blank, the title is used.`}
          most={SHORT}
        />
        <TextsRow
          settings={settings}
          name="lead"
          labels={{ de: t`German introduction`, en: t`English introduction` }}
          most={LONG}
          rows={2}
        />
      </section>
      {isOurs ? <Address settings={settings} /> : null}
      <section aria-labelledby="settings-seen">
        <h3 id="settings-seen" className="text-d1">
          <Trans>Where it appears</Trans>
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
                label={t`Clickable`}
                hint={t`Otherwise it’s a menu heading that links to its first page.`}
              />
              <FlagField
                settings={settings}
                name="has_tab_navigation"
                label={t`Tabs`}
                hint={t`This page and its siblings are shown as tabs, on the page above too.`}
              />
              <FlagField
                settings={settings}
                name="is_landing_page"
                label={t`Landing page`}
                hint={t`With as little around it as possible.`}
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

/** Position of the page in the tree, and the end of its address. */
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
        labels={{ de: t`Last part of the German address`, en: t`Last part of the English address` }}
        hint={(language) => {
          const now = page.urls[language];
          return t`Now ${now}. Old addresses redirect here, including those of pages below.`;
        }}
        most={80}
      />
      <EntityPicker
        kind="page"
        label={t`Parent page`}
        hint={t`Leave blank to put it at the top level.`}
        error={errorOf('parent')}
        value={typeof facts.parent === 'number' ? facts.parent : null}
        onChange={(entity) => settings.set('parent', entity?.id ?? null)}
      />
    </section>
  );
}

/** Texts for search engines and social networks. */
function Found({ settings }: { settings: PageSettings }) {
  const { t } = useLingui();
  const errorOf = useFactErrors(settings);
  const picture = settings.facts.og_image;
  return (
    <section aria-labelledby="settings-found">
      <h3 id="settings-found" className="text-d1">
        <Trans>Search and sharing</Trans>
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
        labels={{ de: t`Link preview title, German`, en: t`Link preview title, English` }}
        most={SHORT}
      />
      <TextsRow
        settings={settings}
        name="og_description"
        labels={{ de: t`Link preview text, German`, en: t`Link preview text, English` }}
        most={LONG}
        rows={2}
      />
      <ChoiceField
        settings={settings}
        name="og_type"
        label={t`Link preview type`}
        hint={t`Social networks show an article or a person differently from a page.`}
        usual={t`Web page`}
        choices={{ article: t`Article`, profile: t`Person`, 'video.other': t`Video` }}
      />
      <AssetPicker
        kinds={['image']}
        label={t`Link preview image`}
        hint={t`If left blank, the site’s own image is shown.`}
        error={errorOf('og_image')}
        value={typeof picture === 'number' ? picture : null}
        onChange={(asset) => settings.set('og_image', asset?.id ?? null)}
      />
    </section>
  );
}
