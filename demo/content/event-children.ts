/** Children of the next date of a production: the others that are performed on that day. */
export const eventChildren = {
  of: 'das-haus-klopft-zurueck',
  are: ['trommeln-im-keller', 'grosses-kaeferkino'],
};
