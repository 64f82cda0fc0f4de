/**
 * Parts that German compounds of a children's venue end in, or have in the middle: a line breaks before them and nowhere
 * within. Of two matches, the longer one counts. Nothing shorter than five letters: too many words end like that by chance.
 */
export const COMPOUND_PARTS = (
  'abend ansicht arbeit atelier aufführung ausflug ausstellung bedingungen bedürfnis begleitung begrüßung behörde beilegung ' +
  'belehrung berater besuch betrieb bibliothek bilder bildung bühne bücher concert darstellerin dunkel entdecker erklärung ' +
  'eröffnung erwachsene erzähler fabrik familie farben ferien festival figuren flächen forscher freiheit freizeit ' +
  'freunde frühstück führerin führung garten gebärden gericht geräusche geschichte geschichten gesellschaft gesetz ' +
  'gespräch gespräche gestaltung gottesdienst gruppe gruppen gutschein häuser hinweis hinweise hinweisen hörspiel ' +
  'installation instrument jahrmarkt kalender kammer kapelle karten kasse kinder kindergarten kino kiste klang klopfen ' +
  'konferenz konzert konzerte kostüm künstler künstlerin labor lampen lampenrunde landschaft laterne leiter leiterin lesung ' +
  'lieder macher macherin magazin malerei märchen markt marktes maschine maske maskerade meister mitmach modell morgen ' +
  'museum musik musikerin märchenstunde nachmittag nächte nummer oper orchester papier person personen pflanze plätze ' +
  'preis premiere probe programm programme projekt puppen reihe reise richtung rundgang sachen sammlung ' +
  'scheine schatten schauspiel schließung schlichtung schnitte schreiber schule schüler schutz sommer spaziergang spiele ' +
  'spieler spielerin spielplatz sprache stadt stärkung steuer stelle stiftung straße streit studio stunde stühle tanz ' +
  'tasche taschen technik teppich theater tiere tickets trickfilm überwachung verein verfahren verlag vertrag ' +
  'vertrags vögel vorführung vorlese vorstellung wagen wanderung weihnacht werkstatt werkstätten wettbewerb winter wochen ' +
  'woche workshop zauber zeichnung zeiten zeitung zentrum zieher zimmer zirkus'
).split(' ');
