/** The English handbook for the box office, written in its own right rather than translated. */
export function BoxOfficeEn() {
  return (
    <>
      <section aria-labelledby="sale">
        <h2 id="sale">Put a date on sale</h2>
        <ol>
          <li>
            Open <strong>Sales</strong> and choose the date. Dates are created in the programme first.
          </li>
          <li>Open the price list you want to use, and set how many seats there are in each seat group.</li>
          <li>
            If the room has a seating plan, you can choose it: every place is then a numbered seat, and people
            who book together sit side by side. Only seat groups that aren’t in the plan need a number. You
            draw seating plans under <strong>Sales</strong>: drag seats or move them with Alt and the arrow
            keys, circle several, rename with F2. Changes are saved automatically, and Ctrl+Z undoes them.
          </li>
          <li>
            If people should arrive in turns, set how many minutes apart the timeslots start. The seats then
            apply to each timeslot.
          </li>
          <li>
            Select <strong>Put on sale</strong>. People can now buy until the date starts.
          </li>
        </ol>
        <p>
          On the same page you can change the number of seats, block some for a reason only staff see, and
          close or reopen sales. Anyone with tickets keeps them.
        </p>
        <p>
          If the date has a seating plan, <strong>Choose seats to block on the plan</strong> lets you block
          the very seats, or whole rows. Tick the box if the desk may sell them. With a time, they go on sale
          to everybody then. <strong>Release</strong> gives all of them back,{' '}
          <strong>Release single seats</strong> only those you press.
        </p>
      </section>
      <section aria-labelledby="desk">
        <h2 id="desk">Someone at the desk wants tickets</h2>
        <ol>
          <li>
            Open <strong>Desk</strong>. If your till is closed, open it: count the cash and enter it as the
            float.
          </li>
          <li>
            Choose the date on the left. It stays on sale here until it ends, even when it’s closed online.
          </li>
          <li>
            Press a price for each ticket, or its number on the keyboard. For 24 at once, press{' '}
            <strong>2 4 × 1</strong>, or enter the number under <strong>Tickets per press</strong>. Prices for
            groups have a field for the number themselves, <strong>Class, group: how many?</strong> (key 6).
          </li>
          <li>
            If the date has a seating plan, the seats we picked stand below the prices. <strong>Next</strong>{' '}
            (key V) proposes others, <strong>Choose on the plan</strong> (key P) opens the plan: press a free
            seat, and the whole party moves there. Diamonds are seats that only the desk can sell.
          </li>
          <li>
            Choose how it’s paid. For cash, select or enter what you were given: the change is shown right
            below. Then press <strong>Take the money</strong> or Enter.
          </li>
          <li>
            Give the change, then print the tickets or let the customer scan the code.{' '}
            <strong>Next, please</strong> or Enter starts over.
          </li>
        </ol>
        <p>
          You don’t need a name or an email address. Add them under{' '}
          <strong>Name, receipt, split payment</strong> if the customer wants the tickets by email or pays on
          account. Free tickets need a reason and a recipient. Made a mistake? <strong>Undo sale</strong>{' '}
          cancels the last sale as long as your till is open and nobody has come in. If you’ve moved on,{' '}
          <strong>Last sale</strong> under the empty sale leads back to it.
        </p>
        <p>
          If the event starts soon, <strong>Let them in now</strong> (key E) checks in everyone you’ve just
          sold tickets to. If it’s sold out, <strong>Sell anyway</strong> adds one more ticket for a reason,
          as long as the settings allow it.
        </p>
        <p>
          To use credit or a gift voucher, open <strong>Credit, gift voucher, pass</strong> (key G) and choose
          the customer’s account. Credit pays first, cash or card the rest. <strong>Check</strong> shows what
          a gift voucher is worth; it needs an account. A pass is used by its order number, or by scanning it.
          Key 7 sells a pass, key 8 a gift voucher.
        </p>
      </section>
      <section aria-labelledby="reserve">
        <h2 id="reserve">Someone calls to reserve</h2>
        <ol>
          <li>
            At the <strong>Desk</strong>, press prices as for a sale. Instead of a payment method choose{' '}
            <strong>Reserve</strong> (key H). Your till doesn’t need to be open.
          </li>
          <li>Enter the last name, the email address if there is one, and until when the seats are kept.</li>
          <li>
            Tell them the order number and the last day. With an email address they get both by email, and a
            reminder at noon on the day before the last.
          </li>
        </ol>
        <p>
          When they come, find them by name from the empty desk or under <strong>Orders</strong>, and take the
          payment there as for any order. <strong>Keep it longer</strong> on the order’s page extends the
          reservation. Otherwise the seats are released after the last day, and 15 minutes before the start at
          the latest.
        </p>
      </section>
      <section aria-labelledby="link">
        <h2 id="link">Someone calls and wants to pay online</h2>
        <ol>
          <li>
            At the <strong>Desk</strong>, press prices and choose <strong>Payment link by email</strong> (key
            L). It’s there if you take payments online.
          </li>
          <li>
            Enter the email address, and until when it is to be paid. What is paid in cash or by card now goes
            in the fields below; your till has to be open for that.
          </li>
          <li>
            After <strong>Sell and send the link</strong> the screen says where the link went. The email has
            the amount, the day and the tickets, and the tickets come as soon as it is paid.
          </li>
        </ol>
        <p>
          If nothing arrived, open the order and press <strong>Send the payment link by email</strong>. That
          works for reservations too, and when something is still due after a change. If it says there that
          the customer is paying online, don’t take the money again. What was paid twice goes back
          automatically after a day.
        </p>
      </section>
      <section aria-labelledby="enquiries">
        <h2 id="enquiries">A group asks for a date</h2>
        <ol>
          <li>
            Under <strong>Orders</strong>, open <strong>Group enquiries</strong>. Those without a date wait
            for your answer.
          </li>
          <li>
            Open one, choose a date, and enter how many come at each price and until when the places are held.
          </li>
          <li>
            <strong>Hold the places and send the offer</strong>: the group gets an email with a link. One
            press orders, on an invoice.
          </li>
        </ol>
        <p>
          Places that nobody orders are free again after the last day, and you can make another offer. If you
          answered by phone, press <strong>Done without an offer</strong>.
        </p>
      </section>
      <section aria-labelledby="class">
        <h2 id="class">A class books</h2>
        <p>
          Classes and nurseries book without you: on a date with prices for groups,{' '}
          <strong>Book as a class</strong> asks how many, which date and who pays, and the email has the
          invoice and the link. If a teacher calls, sell at the <strong>Desk</strong> with the prices for
          groups, on account, with name and email address: the invoice and the link to the order go there.
        </p>
      </section>
      <section aria-labelledby="groups">
        <h2 id="groups">A group changes its number, names who comes, and tells you about allergies</h2>
        <p>
          The group does all of it itself, on the page its email links to. You’ll see the number in the
          order’s history, and names and allergies at the order and on the door list.
        </p>
        <ul>
          <li>
            <strong>Change how many you are</strong>: smaller free of charge until a day you set in the
            settings, larger as long as there’s room.
          </li>
          <li>
            <strong>Names</strong>: one for each ticket. A week after the visit they’re deleted.
          </li>
          <li>
            <strong>Allergies and needs</strong>: numbers without names, with consent, and deleted with the
            names. To ask for them, open the price list and switch on{' '}
            <strong>Ask groups for allergies and needs</strong> with the price of the group.
          </li>
        </ul>
        <p>
          For a <strong>flat price</strong>, such as a birthday party, enter up to how many heads the amount
          is for with the price, and what each further one costs. The first ticket carries the amount, so
          cancel a group’s tickets from the last one on, or all at once.
        </p>
      </section>
      <section aria-labelledby="till">
        <h2 id="till">Open and close your till</h2>
        <ol>
          <li>
            Select your till at the top of <strong>Desk</strong>.
          </li>
          <li>
            If cash goes in or out other than for tickets, record it under <strong>Cash in and out</strong>{' '}
            with a reason.
          </li>
          <li>
            To close, count notes and coins and enter how many there are of each: the sum is shown as you go.
            Enter what stays in the till. If the count isn’t what’s expected, you’ll see the difference: count
            again, or give a reason. From 5 € on, a second person counts with you. Then press{' '}
            <strong>Close shift</strong>.
          </li>
        </ol>
        <p>
          The day can be closed once all tills are. The Hub isn’t a cash register: receipts come from yours.
        </p>
      </section>
      <section aria-labelledby="pay">
        <h2 id="pay">Take payment for an order</h2>
        <ol>
          <li>
            Find it under <strong>Orders</strong> by number, name, email address or ticket code.
          </li>
          <li>
            Take the full amount due and print the receipt on your cash register. The Hub isn’t a cash
            register.
          </li>
          <li>
            Choose how it was paid, enter the receipt or bank statement number, and select{' '}
            <strong>Mark … as paid</strong>. The tickets are emailed straight away.
          </li>
          <li>
            If another amount came in, such as 39.99 € for 40 €, open <strong>Record another amount</strong>.
            The cent that’s missing stays due, and the tickets aren’t valid until it’s paid as well. Too much
            is refunded.
          </li>
        </ol>
        <p>
          Clicking twice changes nothing. If you made a mistake, open <strong>Reverse</strong> next to the
          payment and give a reason: the order is then unpaid again.
        </p>
        <p>
          Anyone paying at the box office gets a reminder 24 hours before. Orders still unpaid 15 minutes
          before the start are cancelled automatically and the seats are released.
        </p>
      </section>
      <section aria-labelledby="pass">
        <h2 id="pass">Sell or extend a pass</h2>
        <p>
          Under <strong>Orders</strong>, <strong>Sell a pass</strong> shows the passes on sale. Enter who it’s
          for and how it was paid, and it’s valid straight away. If the address has no account yet, the email
          explains how to get to the visits. To extend a pass, open its order, select{' '}
          <strong>Extend the pass</strong> and give a reason.
        </p>
      </section>
      <section aria-labelledby="again">
        <h2 id="again">Tickets haven’t arrived</h2>
        <p>
          Open the order. <strong>Emails</strong> shows what has been sent in recent days and what is still
          waiting. <strong>Resend tickets</strong> sends them to the address on the order. If that’s wrong,
          give the customer their order number for the door: it lets them in too.
        </p>
      </section>
      <section aria-labelledby="change">
        <h2 id="change">Change an order</h2>
        <p>
          One more ticket, a child who turns out to be an adult, a misspelt name: open the order and select{' '}
          <strong>Add tickets, change prices or the name</strong>. What costs more is then due, what costs
          less is refunded, both on the order’s page. Until everything is paid the tickets aren’t valid,
          except on account. The customer gets an email.
        </p>
        <p>
          To move people to other seats of the same date, open the order, select <strong>Change seats</strong>
          , press the seats on the plan and then <strong>Swap seats</strong>.
        </p>
      </section>
      <section aria-labelledby="cancel">
        <h2 id="cancel">Cancel and refund</h2>
        <ol>
          <li>
            Select the tickets in the order, enter a reason for staff, and select{' '}
            <strong>Cancel selected tickets</strong>. The seats become available straight away and the
            customer is notified. This can’t be undone.
          </li>
          <li>
            Anything already paid now shows as <strong>Refund due</strong>. Give the money back, choose how,
            and enter the receipt number.
          </li>
        </ol>
        <p>
          Online payments are refunded online, with your click or automatically a day later. Payments from
          credit go straight back to the account. Customers with an account can also have the money as credit.
          To see every open case, filter Orders by the status <strong>refund due</strong>.
        </p>
        <p>
          Cancelling tickets keeps a donation. If a customer asks for it, choose{' '}
          <strong>Give the donation back</strong> in the order and enter a reason.
        </p>
      </section>
      <section aria-labelledby="move">
        <h2 id="move">Move, postpone or cancel a date</h2>
        <p>
          You’ll find all of this on the date’s page in <strong>Sales</strong>, under{' '}
          <strong>Move, postpone or cancel</strong>.
        </p>
        <ul>
          <li>
            Move: a new day or time. Tickets stay valid. Everyone is notified and can return theirs until 24
            hours before the new start.
          </li>
          <li>
            Postpone: the date is off and there isn’t a new one yet. Sales stop, tickets stay valid and
            everyone is notified straight away. Set the new date in the same place, even once the old one has
            passed.
          </li>
          <li>
            Change room: the time and the tickets stay the same and everyone is notified. If the room has a
            different number of seats, change that too. If the date has a seating plan,{' '}
            <strong>Move to another seating plan</strong> first shows who would sit where, then moves everyone
            at once.
          </li>
          <li>
            Cancel: sales stop at that moment, all tickets are cancelled and everyone is notified. Payments
            then show in Orders as <strong>refund due</strong>. This can’t be undone.
          </li>
        </ul>
        <p>
          When an editor cancels a date in the programme, sales close straight away. They have ten minutes to
          undo it; after that, the same happens as here.
        </p>
        <p>
          When an editor sets a date to postponed and there’s no new one yet, everyone with tickets or a
          reservation is notified within two minutes. Tickets stay valid for the new date and can be returned
          at any time until then; nobody is let in with them on the old date. The new date is announced just
          as when you move one.
        </p>
      </section>
      <section aria-labelledby="message">
        <h2 id="message">Telling everybody with a ticket something</h2>
        <p>
          It starts later, or everyone should bring wellingtons? On the page of the date,{' '}
          <strong>To everybody with a ticket</strong> leads to the message. It’s for what matters to the
          visit; news go out with the newsletter.
        </p>
        <ol>
          <li>
            Choose who gets it: everybody with a ticket for this date, or for all upcoming dates of the
            production or the series. The number of orders and addresses is beside each. Tick the boxes to
            include people who returned their tickets or are on the waiting list; nobody gets two.
          </li>
          <li>
            Write a subject and a text in German, and ideally in English, too. The email adds the greeting,
            the event, its date and the order. A <strong>ready-made beginning</strong> inserts both languages;
            then fill in the gaps <code>[…]</code>.
          </li>
          <li>
            Press <strong>Preview</strong> and read it the way it will arrive. <strong>Send me a test</strong>{' '}
            sends it to you alone.
          </li>
          <li>
            Tick <strong>Also on the ticket</strong> if the page of every ticket should show it too, for those
            without an email address and those who buy later. The button with the number sends it. Each
            address gets one email, even with several orders, and even if you press twice. With{' '}
            <strong>Send later</strong> it goes out at that moment, and until then{' '}
            <strong>Take it back</strong> stops it.
          </li>
          <li>
            To write to everybody with a pass, go to <strong>Orders</strong> and <strong>Sell a pass</strong>.
          </li>
        </ol>
        <p>
          Anyone who bought at the counter without an email address is on the <strong>Door list</strong>{' '}
          afterwards, along with the message. <strong>Sent so far</strong> shows which emails haven’t arrived:
          give those people a ring.
        </p>
      </section>
      <section aria-labelledby="waiting">
        <h2 id="waiting">Waiting list</h2>
        <p>
          When a date is sold out, people can join the waiting list on its page. Seats that become available
          are held for the next person, who gets an email automatically. You can see who is waiting, and who
          has an offer right now, on the date’s page in <strong>Sales</strong>. If someone asks, use{' '}
          <strong>Remove from list</strong>.
        </p>
      </section>
      <section aria-labelledby="door">
        <h2 id="door">Check-in</h2>
        <ol>
          <li>
            Open <strong>Check-in</strong> on your phone while you have a signal, and choose the date. You can
            say which door you’re on.
          </li>
          <li>
            Hold the ticket up to the hole, or type its number. The order number lets in the next ticket in
            that order.
          </li>
          <li>
            Green with a tick: let them in. Yellow with a clock: already used, with the time and the door. Red
            with a cross: it says why, and what to say.
          </li>
          <li>
            <strong>Let … more in</strong> admits everyone on the same order. <strong>Undo</strong> takes back
            the last scan.
          </li>
          <li>
            If somebody pops out, press <strong>Going out</strong> and scan their ticket: it lets them back in
            later. You have this if it’s on in the settings.
          </li>
          <li>
            Anyone who comes without a ticket, such as a baby or a guest of ours, is counted at the bottom
            with plus, and with minus when they leave. Dates without tickets are on the same list, and there
            you only count. The top of the list says how many people are in the building now.
          </li>
          <li>
            If you may sell, <strong>Sell a ticket</strong> takes you to the desk, with this date chosen.
          </li>
        </ol>
        <p>
          If you lose the signal, leave the page open. The phone checks against the last list it fetched,
          remembers every scan and sends them once it’s back online. Typed numbers can’t be checked offline.
          Just in case, print the <strong>Door list</strong> beforehand.
        </p>
      </section>
      <section aria-labelledby="close">
        <h2 id="close">Close the day</h2>
        <p>
          Whoever does the books closes the day, under <strong>End of day</strong>.
        </p>
        <ol>
          <li>Choose the day. You’ll see the totals by payment method and by VAT rate, and every payment.</li>
          <li>
            Compare them with the cash register and the bank statement. If a payment is wrong, reverse it in
            its order before you close.
          </li>
          <li>
            Close the day with the exact total on the button. If a payment was recorded in the meantime,
            nothing happens and you’ll see the new total.
          </li>
        </ol>
        <p>
          A closed day never changes. Anything that comes in later belongs to the next one. Days are closed in
          order.
        </p>
        <p>
          For your tax adviser, take a single day or any range under <strong>A period</strong>: as a table
          (CSV), as a DATEV posting batch within one financial year, or as a sheet to sign.
        </p>
        <p>
          <a href="/cms-hub/reports?lang=en">Reports</a> show what was sold, when and where: by event,
          production, price, sales channel, person or hour. The money in them matches the ledger. Select an
          event to see how it filled up.
        </p>
        <p>
          <a href="/cms-hub/reports/donations?lang=en">Donations</a> lists who donated, with the total for the
          year. Select a name to make a donation receipt: check the name and address, choose{' '}
          <strong>Make donation receipt</strong>, open the PDF, print and sign it. From the next day on it’s
          marked as a copy (“Kopie”). If something’s wrong, or a donation was given back, revoke the receipt
          with a reason and make a new one. The settings must have your exemption notice first.
        </p>
      </section>
      <section aria-labelledby="bank">
        <h2 id="bank">What arrives at the bank</h2>
        <p>
          Under <a href="/cms-hub/desk/bank?lang=en">Bank</a> you read your bank’s statement, as CAMT.053 or
          CSV. Reading the same file twice does no harm: known lines stay once.
        </p>
        <ol>
          <li>
            Sure payments name the order or invoice, and the amount matches. Look through them, leave out what
            you doubt, and book all of them at once.
          </li>
          <li>The others say why they’re proposed. Too little is a part payment, too much is refunded.</li>
          <li>
            One transfer for several orders: check the parts under <strong>Split</strong> and book them
            together. Add an order that isn’t named with <strong>Find order</strong>.
          </li>
          <li>Set aside what isn’t ours, with a reason. You can take it back at any time.</li>
        </ol>
        <p>
          Overdue invoices are listed beside it, once reminders are switched on in the settings: send the next
          reminder now, or pause an order with a reason.
        </p>
        <p>Never book returned direct debits here: reverse the payment in the order.</p>
      </section>
      <section aria-labelledby="prices">
        <h2 id="prices">Prices, voucher codes, gift vouchers, questions</h2>
        <p>
          You’ll find these in the <a href="/admin/price-lists?lang=en">admin area</a>, on the left under Box
          office.
        </p>
        <ul>
          <li>
            Price lists: changes apply to everyone who buys from then on, for every date that uses the list.
            Orders and tickets already in carts keep their price.
          </li>
          <li>
            Voucher codes: how much, from when until when, how often overall and per person, and for which
            dates. Once a code has been used, you can only turn it off.
          </li>
          <li>
            Gift vouchers: an amount and a recipient. The code is generated when you save. Customers redeem it
            in their account, where it becomes credit. Who has how much is under{' '}
            <a href="/cms-hub/credit?lang=en">Credit</a>.
          </li>
          <li>
            Questions: what to ask at checkout, per ticket or once per order. Answers appear in the order and
            on the door list. They’re deleted seven days after the date.
          </li>
        </ul>
      </section>
    </>
  );
}
