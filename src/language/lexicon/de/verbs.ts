// The verbs of German work and their forms; separable prefixes stand apart ("hole … ab") or within ("abgeholt").
import type { VerbForm } from '../language.ts'

/** Infinitives whose forms are made by rule; a bar parts a separable prefix. */
const REGULAR = `
  ab|holen ab|klaren ab|sagen ab|schicken ab|stimmen abonnieren aktualisieren an|fordern an|fragen an|legen an|melden
  an|passen antworten archivieren auf|bauen auf|hangen auf|listen auf|raumen auf|setzen auf|stellen aus|drucken
  aus|fullen aus|legen aus|rechnen aus|richten aus|stellen aus|tauschen aus|werten backen bauen beantragen beantworten
  beauftragen befestigen begleiten begrussen bei|fugen beliefern benachrichtigen bereit|legen bereit|stellen berechnen
  berichten besorgen bestatigen bestellen besuchen bezahlen blockieren buchen begutachten budgetieren bundeln checken
  codieren deaktivieren decken definieren dekorieren dokumentieren durch|fuhren durch|gehen drucken ein|bauen
  ein|holen ein|kaufen ein|legen ein|pflegen ein|reichen ein|richten ein|sammeln ein|stellen ein|tuten ein|uben
  ein|weisen entfernen entsorgen entwickeln erganzen erinnern erklaren erledigen ermitteln erneuern erstellen erweitern
  fertig|machen fertig|stellen festigen fest|legen filmen formulieren frei|schalten fullen fuhren glauben gravieren
  grundieren heizen her|richten her|stellen hin|stellen holen informieren installieren instruieren kaufen kehren
  kalkulieren kalibrieren kennzeichnen klaren kochen kontaktieren kontrollieren konfigurieren koordinieren kopieren
  korrigieren kundigen kummern kurzen laminieren legen leeren leiten lektorieren liefern loschen losen machen mahnen
  malen markieren mit|teilen mit|machen moderieren montieren mieten nach|bestellen nach|fragen nach|haken nach|liefern
  nach|reichen nach|rechnen nach|rusten nach|fassen notieren ordnen organisieren packen parken pflanzen planen platzieren
  posten proben programmieren protokollieren prufen putzen raumen reduzieren regeln registrieren reinigen reparieren
  reservieren rechnen runter|fahren sagen saubern scannen schicken schalten schmucken schulen sichern sichten signieren
  skizzieren sortieren spielen speichern spulen starten stecken stellen steuern stempeln stornieren streuen suchen
  tauschen teilen telefonieren testen trocknen uben uberarbeiten uberprufen ubersetzen uberspielen ubernachten um|bauen
  um|buchen um|hangen um|setzen um|stellen um|tauschen unterrichten untersuchen verabreden veranlassen veroffentlichen
  verfassen vereinbaren verlangern verlegen vermerken vermessen verpacken verschicken versenden verschieben versichern
  verstandigen verteilen verlinken vervollstandigen vor|bereiten vor|legen vor|merken vor|stellen wahlen warten waschen
  wechseln weiter|leiten weiter|geben wiederholen wischen zahlen zeichnen zeigen zu|ordnen zu|sagen zu|schicken
  zu|stellen zuruck|schicken zuruck|rufen zuruck|setzen zusammen|fassen zusammen|stellen zusammen|suchen ansetzen
  aus|leihen bringen beziffern uberwachen vernetzen verkaufen uberfuhren durch|testen gegen|prufen gegen|lesen lackieren
  streichen befullen verraumen verstauen abdichten ab|decken ab|dichten ab|fragen ab|gleichen ab|hangen ab|legen
  ab|rechnen ab|liefern ab|machen ab|stellen an|schaffen an|kundigen an|schauen auf|fullen auf|teilen auf|losen aus|suchen
  durch|sehen nach|schauen nach|messen nach|prufen nach|tragen rein|stellen rum|schicken rauf|laden hoch|laden
  runter|laden herunter|laden hinterlegen eroffnen verfolgen verhandeln bereinigen kontieren`
/** Infinitive, imperative, third person, past, participle. */
const IRREGULAR = `
  abgeben/gib/gibt/gab/abgegeben abnehmen/nimm/nimmt/nahm/abgenommen anbieten/biete/bietet/bot/angeboten
  anfangen/fang/fangt/fing/angefangen anrufen/ruf/ruft/rief/angerufen rufen/rufe/ruft/rief/gerufen
  anschreiben/schreib/schreibt/schrieb/angeschrieben ansehen/sieh/sieht/sah/angesehen schauen/schau/schaut/schaute/geschaut
  aufnehmen/nimm/nimmt/nahm/aufgenommen ausgeben/gib/gibt/gab/ausgegeben befragen/befrag/befragt/befragte/befragt
  beginnen/beginne/beginnt/begann/begonnen beheben/behebe/behebt/behob/behoben bekommen/bekomme/bekommt/bekam/bekommen
  beschreiben/beschreib/beschreibt/beschrieb/beschrieben besprechen/besprich/bespricht/besprach/besprochen
  binden/binde/bindet/band/gebunden bitten/bitte/bittet/bat/gebeten bringen/bring/bringt/brachte/gebracht
  mitbringen/bringe/bringt/brachte/mitgebracht einladen/lade/ladt/lud/eingeladen laden/lad/ladt/lud/geladen
  eintragen/trag/tragt/trug/eingetragen einziehen/zieh/zieht/zog/eingezogen entscheiden/entscheide/entscheidet/entschied/entschieden
  erhalten/erhalte/erhalt/erhielt/erhalten fahren/fahr/fahrt/fuhr/gefahren finden/finde/findet/fand/gefunden
  freigeben/gebe/gibt/gab/freigegeben geben/gib/gibt/gab/gegeben giessen/giess/giesst/goss/gegossen
  graben/grabe/grabt/grub/gegraben halten/halte/halt/hielt/gehalten heben/hebe/hebt/hob/gehoben
  helfen/hilf/hilft/half/geholfen kommen/komm/kommt/kam/gekommen lassen/lass/lasst/liess/gelassen
  lesen/lies/liest/las/gelesen leihen/leihe/leiht/lieh/geliehen messen/miss/misst/mass/gemessen
  nehmen/nimm/nimmt/nahm/genommen nennen/nenne/nennt/nannte/genannt schliessen/schliess/schliesst/schloss/geschlossen
  abschliessen/schliesse/schliesst/schloss/abgeschlossen schneiden/schneide/schneidet/schnitt/geschnitten
  schreiben/schreib/schreibt/schrieb/geschrieben schreiben/schreibe/schreibt/schrieb/geschrieben
  sehen/sieh/sieht/sah/gesehen senden/sende/sendet/sandte/gesandt senden/send/sendet/sendete/gesendet
  sprechen/sprich/spricht/sprach/gesprochen stehen/steh/steht/stand/gestanden streichen/streich/streicht/strich/gestrichen
  teilnehmen/nimm/nimmt/nahm/teilgenommen tragen/trage/tragt/trug/getragen treffen/triff/trifft/traf/getroffen
  tun/tu/tut/tat/getan ubergeben/ubergib/ubergibt/ubergab/ubergeben ubernehmen/ubernimm/ubernimmt/ubernahm/ubernommen
  uberweisen/uberweise/uberweist/uberwies/uberwiesen unterschreiben/unterschreib/unterschreibt/unterschrieb/unterschrieben
  unternehmen/unternimm/unternimmt/unternahm/unternommen verbinden/verbinde/verbindet/verband/verbunden
  vergessen/vergiss/vergisst/vergass/vergessen vergleichen/vergleiche/vergleicht/verglich/verglichen
  verschieben/verschieb/verschiebt/verschob/verschoben versprechen/versprich/verspricht/versprach/versprochen
  vorschlagen/schlage/schlagt/schlug/vorgeschlagen waschen/wasch/wascht/wusch/gewaschen werfen/wirf/wirft/warf/geworfen
  wissen/wisse/weiss/wusste/gewusst ziehen/zieh/zieht/zog/gezogen zuruckgeben/gib/gibt/gab/zuruckgegeben
  nachlesen/lies/liest/las/nachgelesen abschneiden/schneid/schneidet/schnitt/abgeschnitten wiegen/wiege/wiegt/wog/gewogen
  einweisen/weise/weist/wies/eingewiesen aufschreiben/schreib/schreibt/schrieb/aufgeschrieben`

const PREFIXED = /^(\p{L}+)\|(\p{L}+)$/u
/** These take no "ge-" in the participle. */
const UNSTRESSED = /^(?:be|ent|er|ver|zer|ge|uber|unter|wieder|hinter)|ieren$/

const wordsOf = (list: string) => list.trim().split(/\s+/)

export function* verbForms(): Iterable<readonly [string, VerbForm, string]> {
  for (const entry of wordsOf(REGULAR)) {
    const [, prefix = '', verb = entry] = PREFIXED.exec(entry) ?? []
    const infinitive = prefix + verb
    const stem = verb.replace(/e?n$/, '')
    const e = /[dt]$|[^aeioulr][mn]$/.test(stem) ? 'e' : ''
    const core = UNSTRESSED.test(verb) ? `${stem}${e}t` : `ge${stem}${e}t`
    yield [infinitive, 'plain', infinitive]
    if (prefix !== '') yield [`${prefix}zu${verb}`, 'plain', infinitive]
    yield [`${prefix}${core}`, 'participle', infinitive]
    for (const form of [stem, `${stem}e`]) yield [form, 'order', infinitive]
    yield [`${stem}${e}t`, 'present', infinitive]
    yield [`${stem}${e}st`, 'present', infinitive]
    yield [`${stem}${e}te`, 'past', infinitive]
    yield [`${stem}${e}ten`, 'past', infinitive]
    if (prefix !== '') yield [verb, 'plain', infinitive]
  }
  for (const entry of wordsOf(IRREGULAR)) {
    const [infinitive = '', order = '', present = '', past = '', participle = ''] = entry.split('/')
    yield [infinitive, 'plain', infinitive]
    yield [order, 'order', infinitive]
    yield [`${infinitive.replace(/e?n$/, '')}e`, 'present', infinitive]
    yield [present, 'present', infinitive]
    yield [past, 'past', infinitive]
    yield [`${past}en`, 'past', infinitive]
    yield [participle, 'participle', infinitive]
  }
}
