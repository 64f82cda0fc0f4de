/** The same in English, said anew rather than word by word. */
export function EditingEn() {
  return (
    <>
      <section aria-labelledby="begin">
        <h2 id="begin">Begin</h2>
        <p>
          Go to the page you want to change and turn on <strong>Edit</strong> at the top. Nothing moves: you
          work on the page itself. What you see is your draft. Visitors go on reading what was published last.
        </p>
      </section>
      <section aria-labelledby="where">
        <h2 id="where">What you can change where</h2>
        <p>
          Lists and the home page have modules over and under what they show by themselves. Productions,
          people, venues and series have <strong>Texts</strong> and <strong>Modules below</strong>: the bar
          says which of the two you are working on, and leads you to the other. Behind the name of a page in
          the bar are its title, its address, where it is seen, and what search engines say of it.
        </p>
      </section>
      <section aria-labelledby="write">
        <h2 id="write">Write</h2>
        <p>
          Click into a text and type. Select some words and a bar offers bold, italic, links and lists. You
          may paste from Word or Google Docs; their fonts and colours stay outside.
        </p>
        <p>
          <kbd>Ctrl</kbd> + <kbd>Z</kbd> takes back everything, step by step, even after you have loaded the
          page anew.
        </p>
      </section>
      <section aria-labelledby="modules">
        <h2 id="modules">Modules</h2>
        <p>
          A page is made of modules: headline, text, picture, questions, dates and many more. The plus between
          two modules puts one in. Look for it in your own words, in German or English. Only what may stand
          there is offered.
        </p>
        <p>
          The tab above the selected module moves it up or down or into a column, duplicates, copies or
          deletes it. By its six dots you can drag it, with a finger too; <kbd>Esc</kbd> leaves it where it
          was. By keyboard: <kbd>Alt</kbd> + <kbd>Shift</kbd> + an arrow. What you copied can be pasted on
          another page.
        </p>
        <p>
          The pen opens all fields of a module, both languages side by side. What you change there is on the
          page at once.
        </p>
      </section>
      <section aria-labelledby="languages">
        <h2 id="languages">Two languages</h2>
        <p>
          German comes first. Where English is missing, visitors read the German text, marked as such. When
          you change the German text, its translation counts as outdated until somebody has changed it too, or
          said that it is fine. The hub shows where something is missing.
        </p>
      </section>
      <section aria-labelledby="save">
        <h2 id="save">Saving</h2>
        <p>
          There is no button. One second after your last change it is saved, and the bar says how that stands.
          If the network is gone, write on: what is not saved yet stays in your browser, even if it crashes,
          and is offered to you the next time you open the page.
        </p>
        <p>
          Who else is on the page stands in the bar, and a frame with their name around the module they are
          in. When they have saved, one click brings it in. Only where you both changed the very same field
          you are asked: mine or theirs. What you do not take stays as a version.
        </p>
      </section>
      <section aria-labelledby="publish">
        <h2 id="publish">Publish</h2>
        <p>
          The red button tells you first what will change for visitors, and what you might want to look at:
          empty links, pictures without a description, headlines out of order. One click leads there. Each
          language goes out by itself, now or at a time you choose. What is planned stands in the bar and in
          the hub, and can be cancelled there.
        </p>
      </section>
      <section aria-labelledby="preview">
        <h2 id="preview">Preview</h2>
        <p>
          The telephone in the bar shows the page as others see it: on a phone, a tablet or a computer, and if
          you like on another day, such as Christmas Eve.
        </p>
      </section>
      <section aria-labelledby="pictures">
        <h2 id="pictures">Pictures</h2>
        <p>
          Say of every picture what one sees, in one sentence, for everyone who does not see it. If it shows
          nothing one has to know, it is decoration. The point that stays in sight belongs on the face, or on
          what it is all about: every format is cut around it.
        </p>
        <p>
          When children are to be seen, enter who agreed and until when. When a consent ends or is withdrawn,
          the picture leaves every page at once, and drawn paper takes its place.
        </p>
      </section>
      <section aria-labelledby="wrong">
        <h2 id="wrong">When something goes wrong</h2>
        <p>
          You cannot break anything for good. Every page keeps its earlier versions: the clock in the bar
          shows them, and brings back what you need. Give those you want to find again a name, and a note that
          says why you kept them; you can change both later. Deleted pages lie in the trash for 30 days. If
          the bar says <strong>Not saved</strong> in red, click it: it leads you to the field in question.
        </p>
      </section>
    </>
  );
}
