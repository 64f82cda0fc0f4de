/** The same in English, said anew rather than word by word. */
export function AdministrationEn() {
  return (
    <>
      <section aria-labelledby="colleague">
        <h2 id="colleague">Invite a colleague</h2>
        <ol>
          <li>
            Make an account under <a href="/admin/accounts?lang=en">Accounts</a>: name, e-mail address, role.
          </li>
          <li>
            Tell them. They go to <strong>Sign in</strong>, there to <strong>Forgotten your password?</strong>
            , and set a password by the link of the e-mail. Nobody else knows it.
          </li>
        </ol>
        <p>
          Who has an account as a visitor already simply gets another role there. After each change of an
          account its owner signs in anew. When somebody leaves, make them a visitor or delete the account.
          The last administrator cannot leave.
        </p>
      </section>
      <section aria-labelledby="roles">
        <h2 id="roles">Who may do what</h2>
        <ul>
          <li>Door: check tickets, nothing else.</li>
          <li>Box office: orders, sales, prices and vouchers, money back, check-in.</li>
          <li>Accountant: look at payments and close days.</li>
          <li>Editor: programme, pages, magazine, media and forms, and reading what visitors send.</li>
          <li>Editor with HTML: the same, and HTML that is shown as it is written.</li>
          <li>
            Administrator: everything, with accounts, settings, history, lists of addresses and the archive.
          </li>
        </ul>
      </section>
      <section aria-labelledby="factors">
        <h2 id="factors">Two-factor sign-in</h2>
        <p>
          Who sees the data of families should come in with a password and a code. Everybody sets that up in
          their account. The switch in the <a href="/admin/settings/house?lang=en">settings</a> asks it of all
          who work in the house. Until they have it they see what visitors see, and so do you.
        </p>
        <p>
          People of the house are signed out after twelve hours without use. The number is in the settings.
          Nothing typed is lost by it.
        </p>
        <p>
          When somebody lost phone and recovery codes: ask first whether it really is them, then switch it off
          in their account.
        </p>
      </section>
      <section aria-labelledby="settings">
        <h2 id="settings">Settings, menus, opening hours</h2>
        <p>
          The settings have the name of the site, who sells as invoices say it, the accounts for DATEV, links
          and appearance. Two switches take the whole house or the shop alone offline. Menus, opening hours
          with their exceptions, and breaking news have lists of their own. All of it holds as soon as it is
          saved.
        </p>
      </section>
      <section aria-labelledby="prices">
        <h2 id="prices">Prices and vouchers</h2>
        <p>
          Price lists, coupons and gift vouchers are made by the box office, and by you if you like. How is
          told in the handbook of the box office.
        </p>
      </section>
      <section aria-labelledby="forms">
        <h2 id="forms">Forms, and what comes with them</h2>
        <ol>
          <li>
            Build one under <a href="/admin/forms?lang=en">Forms</a>: fields, questions that depend on an
            answer, consents. Beside it you see how it is asked.
          </li>
          <li>Say which address of the house gets it, and after how many days entries are gone.</li>
          <li>
            Switch it online. The module <strong>Form</strong> brings it onto pages.
          </li>
        </ol>
        <p>
          What arrives is in the hub under <strong>Forms</strong>: to be read, as a table (CSV) or JSON, and
          to be deleted up to a day.
        </p>
      </section>
      <section aria-labelledby="newsletter">
        <h2 id="newsletter">Newsletter</h2>
        <p>
          Visitors put themselves on the list and confirm it by e-mail. The house sends its letters with
          whatever program it likes: take the <strong>Whole list as CSV</strong> from the list{' '}
          <a href="/admin/newsletter-subscriptions?lang=en">Newsletter</a>. It has the link to leave for each
          address, which belongs into every letter. Take a fresh list each time. Who asks you is signed off
          there.
        </p>
      </section>
      <section aria-labelledby="redirects">
        <h2 id="redirects">Addresses that are gone</h2>
        <p>
          Which addresses visitors ask for in vain stands on the{' '}
          <a href="/admin?lang=en">start page of the lists</a>. Make a{' '}
          <a href="/admin/redirects?lang=en">redirect</a> for those that come up often, many at once with{' '}
          <strong>Bring in CSV</strong>. When a page is moved, its redirect is made by itself.
        </p>
      </section>
      <section aria-labelledby="rights">
        <h2 id="rights">Rights of pictures</h2>
        <p>
          Every picture, sound and film says who made it, what it may be shown for and until when, and who is
          to be seen in it and agreed. When somebody takes their consent back, enter it under{' '}
          <strong>Media</strong> at once: at that moment the file is gone from every page. You need not look
          for it anywhere.
        </p>
      </section>
      <section aria-labelledby="own-data">
        <h2 id="own-data">Somebody asks for their data</h2>
        <p>
          Who has an account gets their data as a file in its settings, and can delete the account there. Who
          ordered as a guest or sent a form asks you: look for the e-mail address among the orders and
          entries, and give out only what is theirs for certain.
        </p>
      </section>
      <section aria-labelledby="history">
        <h2 id="history">Who changed what?</h2>
        <p>
          Below each form you find its <strong>History</strong>: who, when, which field, before and after, for
          a year. Orders have their own.
        </p>
      </section>
      <section aria-labelledby="archive">
        <h2 id="archive">Archive and backup</h2>
        <p>
          Under <a href="/admin/archive?lang=en">Archive</a> you download the whole house as one file:
          programme, pages with all versions, settings, media. With it you move to another server, or put a
          season into a drawer. It comes only into an empty house, whole or not at all, and the box office
          puts the events on sale again.
        </p>
        <p>
          The archive is no backup: accounts, orders and payments are not in it. Whoever runs the server backs
          up the database and the folder of files, every day. Let them show you that it can be brought back.
        </p>
      </section>
      <section aria-labelledby="wrong">
        <h2 id="wrong">When something goes wrong</h2>
        <ul>
          <li>
            A form is not taken: the field says why. What you typed stays in the browser, even when your
            session has ended.
          </li>
          <li>Somebody else saved meanwhile: you see both states and choose field by field.</li>
          <li>Something cannot be deleted: it says what still needs it.</li>
          <li>
            Tickets do not arrive: the order says under E-mails whether they still wait. If many do, the mail
            server is away. Tell whoever runs the server. They go out by themselves then.
          </li>
          <li>
            Everything is wrong right now: take the shop or the site offline in the settings until it is
            clear. Editors still see it.
          </li>
        </ul>
      </section>
    </>
  );
}
