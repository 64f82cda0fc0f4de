/** The same in English, said anew rather than word by word. */
export function BoxOfficeEn() {
  return (
    <>
      <section aria-labelledby="sale">
        <h2 id="sale">Put an event on sale</h2>
        <ol>
          <li>
            Open <strong>Sales</strong> and choose the event. It is made in the programme first.
          </li>
          <li>Unfold the price list it is sold by, and say for each kind of places how many there are.</li>
          <li>
            If guests are to come one after the other, say at the timeslots after how many minutes the next
            one starts. The places are then those of each timeslot.
          </li>
          <li>
            Press <strong>Put on sale</strong>. From now on people can buy, until the event begins.
          </li>
        </ol>
        <p>
          On the same page you change the number of places, block some for a reason that stays in the house,
          and close or open the sale. Who has tickets keeps them.
        </p>
      </section>
      <section aria-labelledby="desk">
        <h2 id="desk">Somebody at the desk wants tickets</h2>
        <ol>
          <li>Put the tickets into the cart on the website, as guests do.</li>
          <li>
            Type the guests’ name and e-mail address, and pay <strong>At the box office</strong>. That works
            until 30 minutes before it starts.
          </li>
          <li>
            Find the order under <strong>Orders</strong> and take the money as the next part says.
          </li>
        </ol>
        <p>
          Coupon codes are typed in the cart. In the last half hour the shop takes no order for the box office
          any more. What you still sell by hand then, block at the event with <strong>Block places</strong>,
          so that nobody else gets it.
        </p>
      </section>
      <section aria-labelledby="pay">
        <h2 id="pay">An order is paid</h2>
        <ol>
          <li>
            Find it under <strong>Orders</strong>: by number, name, e-mail address or the code of a ticket.
          </li>
          <li>
            Take the whole amount that is open, and make the receipt at your cash register. The hub is none.
          </li>
          <li>
            Choose how it was paid, type the number of the receipt or bank statement, and press the red
            button. The tickets go out by e-mail at once.
          </li>
        </ol>
        <p>
          Pressing twice changes nothing. If you were mistaken, unfold <strong>Take back</strong> at the
          payment and say why: the order is open again then.
        </p>
        <p>
          Who pays at the box office is reminded 24 hours before. What is not paid 15 minutes before it starts
          is cancelled by itself, and the places are free.
        </p>
      </section>
      <section aria-labelledby="pass">
        <h2 id="pass">A pass is sold, or is valid longer</h2>
        <p>
          Under <strong>Orders</strong>, <strong>Sell a pass</strong> leads to those that are on sale. Type
          who it is for and how it was paid: it is good at once. Where the address has no account yet, the
          e-mail says how to get to the visits. You make it valid longer in its order, with{' '}
          <strong>Make the pass valid longer</strong> and a reason.
        </p>
      </section>
      <section aria-labelledby="again">
        <h2 id="again">Tickets did not arrive</h2>
        <p>
          Open the order. <strong>E-mails</strong> says what went out in the last days and what still waits.{' '}
          <strong>Send the tickets again</strong> sends them to the address they were ordered with. If that
          one is wrong, give the guests the number of their order for the door: it lets them in, too.
        </p>
      </section>
      <section aria-labelledby="cancel">
        <h2 id="cancel">Cancel and give money back</h2>
        <ol>
          <li>
            Tick the tickets in the order, write a reason for the house, and press{' '}
            <strong>Cancel the chosen tickets</strong>. Their places are free at once, and who ordered is
            told. There is no way back.
          </li>
          <li>
            What was paid then stands there <strong>to give back</strong>. Give it back, choose how, and type
            the number of the receipt.
          </li>
        </ol>
        <p>
          What was paid online goes back online: with your press, or by itself a day later. What was paid with
          credit is on the account again at once. Who has an account may also get the money as credit. All
          open cases are under Orders with the state <strong>money to give back</strong>.
        </p>
      </section>
      <section aria-labelledby="move">
        <h2 id="move">Move, postpone or cancel an event</h2>
        <p>
          All of it is under <strong>Sales</strong> at the event, in <strong>Move, postpone or cancel</strong>
          .
        </p>
        <ul>
          <li>
            Move: a new day, a new time. Tickets stay valid. Everybody is told, and may give theirs back until
            24 hours before the new start.
          </li>
          <li>
            Postpone: its date does not hold, and there is no new one yet. Nothing more is sold, tickets stay
            valid, everybody is told at once. The new date is set in the same place, also when the old one is
            over.
          </li>
          <li>
            Another room: the time and the tickets stay, everybody is told. If the room has other places,
            change their number as well.
          </li>
          <li>
            Cancel: nothing is sold from that moment on, all tickets are cancelled, everybody is told. What
            was paid is then found among the orders with <strong>money to give back</strong>. It cannot be
            undone.
          </li>
        </ul>
        <p>
          When an editor cancels an event in the programme, its sale is closed at once. It can be taken back
          there for ten minutes; then the same happens as here.
        </p>
        <p>
          When an editor sets an event to postponed and there is no new date yet, everybody with tickets or a
          reservation is told within a minute or two. Tickets stay valid for the new date and can be given
          back at any time until then; nobody is let in with them on the old one. A new date is told as with
          moving.
        </p>
      </section>
      <section aria-labelledby="waiting">
        <h2 id="waiting">Waiting list</h2>
        <p>
          Where something is sold out, guests put themselves on the list on the page of the event. What comes
          free is kept for whoever is next, and they are written to, by itself. Who waits, and who has an
          offer right now, stands under <strong>Sales</strong> at the event. There you can also{' '}
          <strong>take somebody off the list</strong> who asks for it.
        </p>
      </section>
      <section aria-labelledby="door">
        <h2 id="door">Check-in</h2>
        <ol>
          <li>
            Open <strong>Check-in</strong> on the phone while it has a network, and choose the event. You may
            say which door this is.
          </li>
          <li>
            Hold the ticket to the hole, or type its number. The number of the order lets in the next of its
            tickets.
          </li>
          <li>
            Green with a tick: come in. Yellow with a clock: it was here before, and it says when and at which
            door. Red with a cross: it says why, and what to say.
          </li>
          <li>
            <strong>Let in … more</strong> takes in all of the same order. <strong>Not after all</strong>{' '}
            takes the last scan back.
          </li>
        </ol>
        <p>
          If the network goes, leave the page open. The phone checks by the list it fetched last, remembers
          each scan and sends it when the network is back. Numbers that are typed cannot be checked without a
          network. For the worst case, print the <strong>List for the door</strong> of the event beforehand.
        </p>
      </section>
      <section aria-labelledby="close">
        <h2 id="close">Close the day</h2>
        <p>
          Whoever keeps the books does this, under <strong>Closings</strong>.
        </p>
        <ol>
          <li>Choose the day. You see the sums by means and by VAT, and each payment.</li>
          <li>
            Compare them with the till and the bank statement. If a payment is wrong, take it back in its
            order before you close.
          </li>
          <li>
            Close the day with the very sum that stands on the button. Was something written down meanwhile,
            nothing happens, and you see the new sum.
          </li>
        </ol>
        <p>
          A closing stays as it is. What comes later falls into the next one. Days are closed in their order.
        </p>
        <p>
          For the tax consultant take a day, or any days under <strong>A period</strong>: as a table (CSV), as
          a booking batch for DATEV within one year of the books, or as a sheet to be signed.
        </p>
      </section>
      <section aria-labelledby="prices">
        <h2 id="prices">Prices, coupons, vouchers, questions</h2>
        <p>
          All of these are among the <a href="/admin/price-lists?lang=en">lists and forms</a>, on the left
          below Box office.
        </p>
        <ul>
          <li>
            Price lists: what you change holds for everybody who buys from then on, in every event with this
            list. What was ordered, and what lies in carts, keeps its price.
          </li>
          <li>
            Coupons: how much, from when until when, how often in all and by one person, for which events. A
            code that was used can only be switched off.
          </li>
          <li>
            Gift vouchers: an amount and for whom; the code is made when you save. It is redeemed in an
            account and is credit from then on.
          </li>
          <li>
            Questions: what is asked at checkout, for each ticket or once. Answers stand in the order and on
            the list for the door. Seven days after the event they are deleted.
          </li>
        </ul>
      </section>
    </>
  );
}
