/** The English handbook for editing, written in its own right rather than translated. */
export function EditingEn() {
  return (
    <>
      <section aria-labelledby="begin">
        <h2 id="begin">Get started</h2>
        <p>
          Go to the page you want to change and turn on <strong>Edit</strong> at the top. Nothing moves: you
          work on the page itself. What you see is your draft. Visitors keep seeing the last published
          version.
        </p>
      </section>
      <section aria-labelledby="where">
        <h2 id="where">What you can change where</h2>
        <p>
          Lists and the home page have modules above and below their own content. Productions, people, venues
          and series have <strong>Texts</strong> and <strong>Modules below</strong>: the bar shows which of
          the two you’re working on and takes you to the other. Click the page name in the bar for its title,
          address, where it appears and what search engines say about it.
        </p>
      </section>
      <section aria-labelledby="write">
        <h2 id="write">Write</h2>
        <p>
          Click into a text and type. Select some words and a bar offers bold, italic, links and lists. You
          can paste from Word or Google Docs; their fonts and colours are left behind.
        </p>
        <p>
          <kbd>Ctrl</kbd> + <kbd>Z</kbd> undoes everything, step by step, even after you’ve reloaded the page.
        </p>
      </section>
      <section aria-labelledby="modules">
        <h2 id="modules">Modules</h2>
        <p>
          Pages are made of modules: headline, text, image, FAQ, dates and many more. Use the plus between two
          modules to insert one. Search in your own words, in German or English. You’re only offered what can
          go there.
        </p>
        <p>
          The tab above the selected module moves it up, down or into a column, and duplicates, copies or
          deletes it. Drag it by its six dots, with a finger too; <kbd>Esc</kbd> leaves it where it was. On
          the keyboard: <kbd>Alt</kbd> + <kbd>Shift</kbd> + an arrow. You can paste what you’ve copied on
          another page.
        </p>
        <p>
          The pen opens all of a module’s fields, with both languages side by side. Changes show on the page
          straight away.
        </p>
      </section>
      <section aria-labelledby="languages">
        <h2 id="languages">Two languages</h2>
        <p>
          German comes first. Where English is missing, visitors see the German text, marked as German. When
          you change the German text, its translation counts as out of date until someone has changed it too,
          or said it’s still correct. The Hub shows where something is missing.
        </p>
      </section>
      <section aria-labelledby="save">
        <h2 id="save">Saving</h2>
        <p>
          There’s no save button. Your work is saved one second after your last change, and the bar shows the
          status. If you lose your connection, keep writing: anything unsaved stays in your browser, even if
          it crashes, and is offered to you the next time you open the page.
        </p>
        <p>
          The bar shows who else is on the page, and a frame with their name marks the module they’re in. Once
          they’ve saved, one click brings in their changes. You’re only asked to choose, mine or theirs, if
          you both changed the very same field. What you don’t choose is saved as a version.
        </p>
      </section>
      <section aria-labelledby="publish">
        <h2 id="publish">Publish</h2>
        <p>
          The red button first shows what will change for visitors, and what you might want to check: empty
          links, images without a description, headlines out of order. One click takes you there. Each
          language goes live separately, now or at a time you choose. Anything scheduled shows in the bar and
          in the Hub, where you can cancel it.
        </p>
      </section>
      <section aria-labelledby="preview">
        <h2 id="preview">Preview</h2>
        <p>
          The phone in the bar shows the page as others see it: on a phone, tablet or desktop and, if you
          like, on another day, such as Christmas Eve.
        </p>
      </section>
      <section aria-labelledby="pictures">
        <h2 id="pictures">Images</h2>
        <p>
          For every image, say in one sentence what it shows, for anyone who can’t see it. If there’s nothing
          in it people need to know, mark it as decorative. Put the focal point on a face, or on whatever the
          image is about: every format is cropped around it.
        </p>
        <p>
          If an image shows children, enter who has given consent and until when. When consent ends or is
          withdrawn, the image disappears from every page straight away and a paper-cut artwork takes its
          place.
        </p>
      </section>
      <section aria-labelledby="wrong">
        <h2 id="wrong">When something goes wrong</h2>
        <p>
          You can’t break anything permanently. Every page keeps its earlier versions: the clock in the bar
          shows them and restores what you need. Give the ones you’ll want to find again a name, and a note
          saying why you saved them; you can change both later. Deleted pages stay in the bin for 30 days. If
          the bar says <strong>Not saved</strong> in red, click it and it takes you to the field in question.
        </p>
      </section>
    </>
  );
}
