import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { hydrateRoot } from 'react-dom/client';
import { fromTree, type Id, moduleOf } from '#features/core/documents/index.ts';
import { InStaticPart } from '#ui/in-static-part.ts';
import { DEFINITIONS, kindName } from '../definitions.ts';
import type { Dragged } from '../drag/drop-targets.ts';
import type { EditedPage } from '../edited-page.ts';
import { Writing } from '../inline/writing.ts';
import { clickedField } from '../page/clicked-field.ts';
import { EditedModules } from '../page/edited-modules.tsx';
import { editTexts } from '../page/edited-texts.ts';
import { EditorPartsProvider } from '../page/editor-context.ts';
import { followFetched, shownCall } from '../page/fetched-modules.ts';
import { holdClicks } from '../page/hold-clicks.ts';
import { learnAsset, refreshAsset } from '../page/learn-asset.ts';
import { PageFields } from '../page/page-fields.ts';
import { PageModules } from '../page/page-modules.ts';
import { mountEditedParts, regionsIn } from '../page/page-parts.ts';
import { shownRichText } from '../page/shown-rich-text.ts';
import { UnknownModule } from '../page/unknown-module.tsx';
import { startPresence } from '../presence/page-presence.ts';
import { claimTabName } from '../presence/tab-name.ts';
import { KnownPublications } from '../publishing/known-publications.ts';
import { newQueue } from '../saving/draft-queue.ts';
import { DraftSaver } from '../saving/draft-saver.ts';
import { Journal } from '../saving/journal.ts';
import { overruledCall, readCall, saveCall } from '../saving/save-call.ts';
import { UnsavedWork } from '../saving/unsaved-work.ts';
import { Editor } from '../store/editor.ts';
import type { InsertionPoint } from '../store/placing.ts';
import { Value } from '../store/value.ts';
import { beginWriting } from './begin-writing.ts';
import type { OpenedModule } from './opened-module.ts';
import type { Session } from './session.ts';
import { wait } from './wait.ts';

/**
 * Makes the modules of the page on show editable where they stand: React takes over the elements that are there
 * (docs/decisions/0042).
 */
export function startSession(page: EditedPage, i18n: I18n): Session {
  const now = () => Date.now();
  const draft = fromTree(page.tree);
  const editor = new Editor(draft, { language: page.language, now });
  const showRichText = shownRichText(page.loaded.links);
  const fields = new PageFields(editor, showRichText);
  const modules = new PageModules();
  const saver = new DraftSaver(editor, newQueue(page.version, draft), {
    definitions: DEFINITIONS,
    call: saveCall(page.document, page.language),
    read: readCall(page.document, page.language),
    saveOverruled: overruledCall(page.document, page.language),
    now,
    wait,
  });
  const tab = claimTabName();
  const unsavedWork = new UnsavedWork(editor, saver, new Journal(`${page.account} ${page.document}`, tab));
  void unsavedWork.start(page.version);
  const stopFetching = followFetched(
    { editor, saver, loaded: page.loaded },
    shownCall(page.document, page.language),
  );
  const publications = new KnownPublications(page.document, page.language);
  void publications.refresh();
  const writing = new Writing(editor, fields, (key, error) => saver.textWritten(key, error));
  const options = {
    language: page.language,
    at: page.at,
    loaded: page.loaded,
    showRichText,
    editing: (id: string) => ({ ...fields.editing(id), ref: modules.refOf(id, labelOf(editor, id)) }),
    renderUnknown: (module: { id: string; type: string }) => (
      <UnknownModule key={module.id} type={module.type} />
    ),
  };
  const { parts, restorePage } = mountEditedParts(page.parts);
  const regions = regionsIn(parts);
  const roots = regions.map(({ root, region }) =>
    hydrateRoot(
      root,
      <I18nProvider i18n={i18n}>
        <InStaticPart value={true}>
          <EditorPartsProvider value={{ editor, fields, modules, options }}>
            <EditedModules region={region} root={root} />
          </EditorPartsProvider>
        </InStaticPart>
      </I18nProvider>,
    ),
  );
  const texts = editTexts(parts, { editor, fields, modules, options });
  // Limits the grounds to the regions for a list of modules: the content around them belongs to the page.
  const grounds = texts.isEmpty ? regions.map(({ root }) => root) : parts;
  const layer = document.body.appendChild(document.createElement('div'));
  const said = new Value('');
  const refused = new Value<string | null>(null);
  const notice = new Value<{ words: string } | null>(null);
  // The same words again are said again.
  const announce = (words: string) => said.set(said.get() === words ? `${words}\u00a0` : words);
  const opened = new Value<OpenedModule | null>(null);
  const focusNext = new Value<Id | null | undefined>(undefined);
  const presence = startPresence(tab, () => ({
    document: page.document,
    language: page.language,
    module: fields.active.get()?.id ?? opened.get()?.id ?? editor.selected.get(),
  }));
  const steps = [fields.active, opened, editor.selected].map((each) => each.subscribe(presence.moved));
  const select = (target: Element) => {
    const id = modules.at(target);
    editor.selected.set(id);
    const [module, root] = id === null ? [] : [moduleOf(editor.document, id), modules.element(id)];
    if (!module || !root || fields.at(target)) return;
    if (root.childElementCount === 0) return beginWriting({ editor, fields, opened, focusNext }, module.id);
    // A picture, a film or where something leads has nothing to write in: all there is to it is in the dialog.
    const field = clickedField(DEFINITIONS, module, { root, target });
    if (field !== null) opened.set({ id: module.id, field });
  };
  const stops = grounds.flatMap((ground) => {
    ground.dataset.editing = '';
    return [writing.start(ground), holdClicks(ground, select), () => delete ground.dataset.editing];
  });
  return {
    page,
    editor,
    fields,
    modules,
    regions,
    wrapsPageContent: regions.some(({ region }) => region !== 'all'),
    saver,
    writing,
    unsavedWork,
    publications,
    presence,
    dragging: new Value<Dragged | null>(null),
    inserting: new Value<InsertionPoint | null>(null),
    focusNext,
    opened,
    learnPath: (name, path) => {
      page.loaded.links[name] = path;
    },
    learnAsset: (asset) => {
      learnAsset(page.loaded, asset, page.language);
      editor.receive(refreshAsset(editor.document, asset.id));
    },
    said,
    announce,
    notice,
    tell(words) {
      refused.set(null);
      notice.set({ words });
      announce(words);
    },
    refused,
    refuse(words) {
      notice.set(null);
      refused.set(words);
    },
    layer,
    end() {
      for (const stop of [...stops, ...steps, stopFetching]) stop();
      presence.end();
      publications.end();
      texts.end();
      void saver.flush().then(() => {
        saver.end();
        unsavedWork.end();
      });
      restorePage();
      layer.remove();
      // React may be rendering the page around it at the moment.
      setTimeout(() => {
        for (const root of roots) root.unmount();
      });
    },
  };
}

/** Returns the label of a module's kind. */
function labelOf({ document: edited, language }: Editor, id: string): string {
  const type = moduleOf(edited, id)?.type ?? '';
  return kindName(type, language);
}
