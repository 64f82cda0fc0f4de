/** What emails to the house itself say about money; they go to an address of the house, which reads German. */
export const HOUSE_WORDS = {
  refundFailed: {
    subject: (amount: string) => `Rückzahlung nicht angekommen: ${amount}`,
    paragraphs: (amount: string, payment: string, refund: string) => [
      `Eine Online-Zahlung hatte keine Bestellung mehr erreicht und ging zurück. Die Bank hat die ${amount} nicht angenommen: Das Geld liegt wieder beim Zahlungsanbieter.`,
      `Bitte zahle es dort von Hand aus. Die Zahlung heißt dort ${payment}, die gescheiterte Rückzahlung ${refund}.`,
    ],
  },
} as const;
