/** What belongs to the next date of a production: what these others play on that day. */
export const eventChildren = {
  of: 'das-haus-klopft-zurueck',
  are: ['trommeln-im-keller', 'grosses-kaeferkino'],
};
