import type { Migration } from 'kysely/migration';
import type { Engine } from '#platform/database/engine.ts';
import { programme } from './0001-programme.ts';
import { boxOffice } from './0002-box-office.ts';
import { navigation } from './0003-navigation.ts';
import { settings } from './0004-settings.ts';
import { accounts } from './0005-accounts.ts';
import { search } from './0006-search.ts';
import { media } from './0007-media.ts';
import { saleFollowsEvent } from './0008-sale-follows-event.ts';
import { secrets } from './0009-secrets.ts';
import { access } from './0011-access.ts';
import { artwork } from './0012-artwork.ts';
import { eventParents } from './0013-event-parents.ts';
import { searchSynonyms } from './0014-search-synonyms.ts';
import { audit } from './0016-audit.ts';
import { jobs } from './0017-jobs.ts';
import { pages } from './0018-pages.ts';
import { assets } from './0019-assets.ts';
import { pictures } from './0022-pictures.ts';
import { objectTexts } from './0023-object-texts.ts';
import { htmlFiles } from './0024-html-files.ts';
import { pagePictures } from './0028-page-pictures.ts';
import { hubVisits } from './0029-hub-visits.ts';
import { orders } from './0030-orders.ts';
import { magazine } from './0040-magazine.ts';
import { payments } from './0041-payments.ts';
import { reminders } from './0042-reminders.ts';
import { saleDesk } from './0043-sale-desk.ts';
import { forms } from './0044-forms.ts';
import { admissions } from './0045-admissions.ts';
import { presences } from './0046-presences.ts';
import { onlinePayments } from './0047-online-payments.ts';
import { billingContents } from './0049-billing-contents.ts';
import { newsletter } from './0050-newsletter.ts';
import { coupons } from './0051-coupons.ts';
import { emailHtml } from './0052-email-html.ts';
import { dashboards } from './0053-dashboards.ts';
import { toldEvents } from './0054-told-events.ts';
import { closings } from './0055-closings.ts';
import { twoFactor } from './0056-two-factor.ts';
import { bookkeeping } from './0057-bookkeeping.ts';
import { credit } from './0058-credit.ts';
import { giftVouchers } from './0059-gift-vouchers.ts';
import { moneyBack } from './0060-money-back.ts';
import { waitingList } from './0061-waiting-list.ts';
import { questions } from './0063-questions.ts';
import { seenSessions } from './0064-seen-sessions.ts';
import { guestOrders } from './0065-guest-orders.ts';
import { rebookings } from './0066-rebookings.ts';
import { soldVouchers } from './0068-sold-vouchers.ts';
import { staffIdleLimit } from './0070-staff-idle-limit.ts';
import { cancelledInProgramme } from './0072-cancelled-in-programme.ts';
import { passes } from './0073-passes.ts';
import { passkeys } from './0076-passkeys.ts';
import { invoiceRecipients } from './0077-invoice-recipients.ts';
import { priceConditions } from './0078-price-conditions.ts';
import { wholeSeries } from './0079-whole-series.ts';
import { exchangeHours } from './0081-exchange-hours.ts';
import { withdrawnVouchers } from './0082-withdrawn-vouchers.ts';
import { toldRooms } from './0083-told-rooms.ts';
import { postponedEvents } from './0084-postponed-events.ts';
import { formerAddresses } from './0086-former-addresses.ts';
import { disputes } from './0087-disputes.ts';
import { versionNotes } from './0088-version-notes.ts';
import { orderBalances } from './0090-order-balances.ts';
import { largeHouse } from './0091-large-house.ts';
import { largeHouseLists } from './0092-large-house-lists.ts';
import { moduleWindows } from './0093-module-windows.ts';
import { documentReferences } from './0094-document-references.ts';
import { ticketLimits } from './0100-ticket-limits.ts';
import { cancellationCauses } from './0101-cancellation-causes.ts';
import { partlyRepaidChargebacks } from './0102-partly-repaid-chargebacks.ts';
import { invitations } from './0110-invitations.ts';
import { cancellationCausesOfVouchersAndPasses } from './0111-cancellation-causes-of-vouchers-and-passes.ts';
import { passwordRequests } from './0112-password-requests.ts';
import { counterSales } from './0113-counter-sales.ts';
import { ticketMessages } from './0114-ticket-messages.ts';
import { bankStatements } from './0115-bank-statements.ts';
import { groupBookings } from './0120-group-bookings.ts';
import { reservations } from './0125-reservations.ts';
import { ticketDates } from './0130-ticket-dates.ts';
import { groupEnquiries } from './0134-group-enquiries.ts';
import { groupChanges } from './0135-group-changes.ts';
import { delayedPayments } from './0137-delayed-payments.ts';
import { incomingMoney } from './0138-incoming-money.ts';
import { tillSpellings } from './0139-till-spellings.ts';
import { doorMovements } from './0140-door-movements.ts';
import { passMessages } from './0141-pass-messages.ts';
import { overbooking } from './0142-overbooking.ts';
import { donations } from './0144-donations.ts';
import { paymentsOfOrders } from './0145-payments-of-orders.ts';
import { flatPrices } from './0147-flat-prices.ts';
import { doorHeadMoments } from './0149-door-head-moments.ts';
import { messageLists } from './0150-message-lists.ts';
import { seatingPlans } from './0151-seating-plans.ts';
import { donationConfirmations } from './0152-donation-confirmations.ts';
import { seatClaims } from './0153-seat-claims.ts';
import { deskIndexes } from './0158-desk-indexes.ts';
import { messagesOnTickets } from './0159-messages-on-tickets.ts';
import { contingents } from './0163-contingents.ts';
import { formerSeats } from './0166-former-seats.ts';
import { waitingTogether } from './0167-waiting-together.ts';
import { goingLive } from './0170-going-live.ts';

/** Every step of the schema in order. A step that has been released is never changed, only followed by another. */
export function migrationsFor(engine: Engine): Record<string, Migration> {
  return {
    '0001-programme': programme(engine),
    '0002-box-office': boxOffice(engine),
    '0003-navigation': navigation(engine),
    '0004-settings': settings(engine),
    '0005-accounts': accounts(engine),
    '0006-search': search(engine),
    '0007-media': media(engine),
    '0008-sale-follows-event': saleFollowsEvent(engine),
    '0009-secrets': secrets(engine),
    '0011-access': access(engine),
    '0012-artwork': artwork(engine),
    '0013-event-parents': eventParents(),
    '0014-search-synonyms': searchSynonyms(engine),
    '0016-audit': audit(engine),
    '0017-jobs': jobs(engine),
    '0018-pages': pages(engine),
    '0019-assets': assets(engine),
    '0022-pictures': pictures(),
    '0023-object-texts': objectTexts(engine),
    '0024-html-files': htmlFiles(engine),
    '0028-page-pictures': pagePictures(),
    '0029-hub-visits': hubVisits(engine),
    '0030-orders': orders(engine),
    '0040-magazine': magazine(engine),
    '0041-payments': payments(engine),
    '0042-reminders': reminders(engine),
    '0043-sale-desk': saleDesk(engine),
    '0044-forms': forms(engine),
    '0045-admissions': admissions(engine),
    '0046-presences': presences(engine),
    '0047-online-payments': onlinePayments(engine),
    '0049-billing-contents': billingContents(engine),
    '0050-newsletter': newsletter(engine),
    '0051-coupons': coupons(engine),
    '0052-email-html': emailHtml(),
    '0053-dashboards': dashboards(engine),
    '0054-told-events': toldEvents(engine),
    '0055-closings': closings(engine),
    '0056-two-factor': twoFactor(engine),
    '0057-bookkeeping': bookkeeping(engine),
    '0058-credit': credit(engine),
    '0059-gift-vouchers': giftVouchers(engine),
    '0060-money-back': moneyBack(engine),
    '0061-waiting-list': waitingList(engine),
    '0063-questions': questions(engine),
    '0064-seen-sessions': seenSessions(engine),
    '0065-guest-orders': guestOrders(),
    '0066-rebookings': rebookings(engine),
    '0068-sold-vouchers': soldVouchers(engine),
    '0070-staff-idle-limit': staffIdleLimit(engine),
    '0072-cancelled-in-programme': cancelledInProgramme(),
    '0073-passes': passes(engine),
    '0076-passkeys': passkeys(engine),
    '0077-invoice-recipients': invoiceRecipients(engine),
    '0078-price-conditions': priceConditions(engine),
    '0079-whole-series': wholeSeries(engine),
    '0081-exchange-hours': exchangeHours(),
    '0082-withdrawn-vouchers': withdrawnVouchers(engine),
    '0083-told-rooms': toldRooms(),
    '0084-postponed-events': postponedEvents(engine),
    '0086-former-addresses': formerAddresses(engine),
    '0087-disputes': disputes(engine),
    '0088-version-notes': versionNotes(),
    '0090-order-balances': orderBalances(engine),
    '0091-large-house': largeHouse(),
    '0092-large-house-lists': largeHouseLists(),
    '0093-module-windows': moduleWindows(engine),
    '0094-document-references': documentReferences(),
    '0100-ticket-limits': ticketLimits(),
    '0101-cancellation-causes': cancellationCauses(),
    '0102-partly-repaid-chargebacks': partlyRepaidChargebacks(),
    '0110-invitations': invitations(engine),
    '0111-cancellation-causes-of-vouchers-and-passes': cancellationCausesOfVouchersAndPasses(),
    '0112-password-requests': passwordRequests(engine),
    '0113-counter-sales': counterSales(engine),
    '0114-ticket-messages': ticketMessages(engine),
    '0115-bank-statements': bankStatements(engine),
    '0120-group-bookings': groupBookings(engine),
    '0125-reservations': reservations(engine),
    '0130-ticket-dates': ticketDates(),
    '0134-group-enquiries': groupEnquiries(engine),
    '0135-group-changes': groupChanges(),
    '0137-delayed-payments': delayedPayments(engine),
    '0138-incoming-money': incomingMoney(engine),
    '0139-till-spellings': tillSpellings(),
    '0140-door-movements': doorMovements(engine),
    '0141-pass-messages': passMessages(),
    '0142-overbooking': overbooking(),
    '0144-donations': donations(engine),
    '0147-flat-prices': flatPrices(engine),
    '0145-payments-of-orders': paymentsOfOrders(),
    '0149-door-head-moments': doorHeadMoments(engine),
    '0150-message-lists': messageLists(engine),
    '0151-seating-plans': seatingPlans(engine),
    '0152-donation-confirmations': donationConfirmations(engine),
    '0153-seat-claims': seatClaims(),
    '0158-desk-indexes': deskIndexes(),
    '0159-messages-on-tickets': messagesOnTickets(engine),
    '0163-contingents': contingents(engine),
    '0166-former-seats': formerSeats(),
    '0167-waiting-together': waitingTogether(),
    '0170-going-live': goingLive(engine),
  };
}
