/** The English handbook for administration, written in its own right rather than translated. */
export function AdministrationEn() {
  return (
    <>
      <section aria-labelledby="going-live">
        <h2 id="going-live">Open the site</h2>
        <p>
          A new house is closed: visitors read that it opens soon, and only people who work here see the site.{' '}
          <a href="/cms-hub/go-live?lang=en">Going live</a> lists what is missing, why, and where to settle
          it. The points on the left have to be done, those on the right ought to be.
        </p>
        <p>
          Then press <strong>Open the site</strong>, and <strong>Yes, open the site</strong>. You can close it
          again in the same place. Visitors never see legal texts with “[Please fill in]”.
        </p>
      </section>
      <section aria-labelledby="colleague">
        <h2 id="colleague">Invite a colleague</h2>
        <ol>
          <li>
            Create an account under <a href="/admin/accounts?lang=en">Accounts</a>: name, email address, role.
          </li>
          <li>
            Let them know. They go to <strong>Sign in</strong>, then <strong>Forgotten your password?</strong>
            , and set a password with the link in the email. Nobody else knows it.
          </li>
        </ol>
        <p>
          If they already have a visitor account, just change its role. After any change to an account, its
          owner has to sign in again. When someone leaves, make them a visitor or delete the account. The last
          administrator can’t be removed.
        </p>
      </section>
      <section aria-labelledby="roles">
        <h2 id="roles">Who can do what</h2>
        <ul>
          <li>Door: check tickets, nothing else.</li>
          <li>Box office: orders, sales, prices and vouchers, refunds, check-in.</li>
          <li>Finance: see payments and close days.</li>
          <li>Editor: programme, pages, magazine, media and forms, and reading what visitors send.</li>
          <li>Editor (with HTML): the same, plus HTML that is shown as written.</li>
          <li>
            Administrator: everything, including accounts, settings, history, address lists and the archive.
          </li>
        </ul>
      </section>
      <section aria-labelledby="factors">
        <h2 id="factors">Two-factor sign-in</h2>
        <p>
          Anyone who can see families’ data should sign in with a password and a code. Everyone sets this up
          in their own account. A switch in the <a href="/admin/settings/house?lang=en">settings</a> makes it
          compulsory for all staff. Until they’ve set it up, they only see what visitors see, and so do you.
        </p>
        <p>
          Staff are signed out after twelve hours without activity. You can change the number in the settings.
          Nothing they’ve typed is lost.
        </p>
        <p>
          If someone loses their phone and their recovery codes, check that it’s really them, then turn it off
          in their account.
        </p>
      </section>
      <section aria-labelledby="settings">
        <h2 id="settings">Settings, menus, opening hours</h2>
        <p>
          The settings hold the name of the site, the seller’s details for invoices, the DATEV accounts, links
          and appearance. Two switches take the whole site, or just the shop, offline. Menus, opening hours
          with their exceptions, and breaking news have their own lists. Everything takes effect as soon as
          you save.
        </p>
      </section>
      <section aria-labelledby="prices">
        <h2 id="prices">Prices and vouchers</h2>
        <p>
          The box office manages price lists, voucher codes and gift vouchers, and you can too. The box office
          handbook explains how.
        </p>
      </section>
      <section aria-labelledby="forms">
        <h2 id="forms">Forms and their entries</h2>
        <ol>
          <li>
            Build one under <a href="/admin/forms?lang=en">Forms</a>: fields, questions that depend on an
            answer, consents. A preview shows how it will look.
          </li>
          <li>Set who gets an email, and after how many days entries are deleted.</li>
          <li>
            Put it online. The <strong>Form</strong> module adds it to pages.
          </li>
        </ol>
        <p>
          Entries arrive in the Hub under <strong>Forms</strong>, where you can read them, export them as a
          table (CSV) or JSON, and delete everything up to a date.
        </p>
      </section>
      <section aria-labelledby="newsletter">
        <h2 id="newsletter">Newsletter</h2>
        <p>
          Visitors sign up and confirm by email. You send the newsletter with any software you like: export
          the <strong>Whole list as CSV</strong> from the list{' '}
          <a href="/admin/newsletter-subscriptions?lang=en">Newsletter</a>. It includes an unsubscribe link
          for each address, which has to go in every newsletter. Export a fresh list each time. If someone
          asks you, you can unsubscribe them there.
        </p>
      </section>
      <section aria-labelledby="redirects">
        <h2 id="redirects">Missing pages</h2>
        <p>
          The <a href="/admin?lang=en">admin start page</a> lists the addresses visitors look for and don’t
          find. Create a <a href="/admin/redirects?lang=en">redirect</a> for those that come up often, or
          several at once with <strong>Import CSV</strong>. When you move a page, its redirect is created
          automatically.
        </p>
      </section>
      <section aria-labelledby="rights">
        <h2 id="rights">Image rights</h2>
        <p>
          Every image, recording and video records who made it, what it may be used for and until when, and
          who appears in it and has given consent. When someone withdraws their consent, enter it under{' '}
          <strong>Media</strong> straight away: the file disappears from every page at that moment. You don’t
          have to look for it anywhere.
        </p>
      </section>
      <section aria-labelledby="own-data">
        <h2 id="own-data">Someone asks for their data</h2>
        <p>
          Anyone with an account can download their data in its settings, and delete the account there. If
          someone ordered as a guest or sent a form, they’ll ask you: search the orders and entries for their
          email address, and only hand over what is definitely theirs.
        </p>
      </section>
      <section aria-labelledby="history">
        <h2 id="history">Who changed what?</h2>
        <p>
          Below each form is its <strong>History</strong>: who, when and which field, before and after, for a
          year. Orders have their own.
        </p>
      </section>
      <section aria-labelledby="archive">
        <h2 id="archive">Archive and backup</h2>
        <p>
          Under <a href="/admin/archive?lang=en">Archive</a> you can download the whole site as one file:
          programme, pages with all their versions, settings, media. Use it to move to another server, or to
          put a season in a drawer. It can only be imported into an empty site, completely or not at all, and
          the box office then puts the dates back on sale.
        </p>
        <p>
          The archive isn’t a backup: it doesn’t contain accounts, orders or payments. Whoever runs the server
          backs up the database and the files folder every day. Ask them to show you that a backup can be
          restored.
        </p>
      </section>
      <section aria-labelledby="wrong">
        <h2 id="wrong">When something goes wrong</h2>
        <ul>
          <li>
            A form won’t save: the field says why. What you’ve typed stays in the browser, even when your
            session has ended.
          </li>
          <li>Someone else has saved in the meantime: you see both versions and choose field by field.</li>
          <li>Something can’t be deleted: it says what still uses it.</li>
          <li>
            Tickets aren’t arriving: under Emails, the order says whether they’re still waiting. If lots are,
            the mail server is down. Tell whoever runs the server. They’ll then be sent automatically.
          </li>
          <li>
            Everything is going wrong at once: take the shop or the site offline in the settings until it’s
            sorted. Editors can still see it.
          </li>
        </ul>
      </section>
    </>
  );
}
