// The wording of clauses in German: what heads them, what says that they are there, and words that leave a trace of them.
import { type ClauseWords, cueLists } from './clause-words.ts'

export const deClauses: ClauseWords = {
  heads: cueLists(`
    parties: vertragsparteien, parteien, vertragspartner
    term: laufzeit, dauer, mietzeit, beginn und ende, vertragsdauer, vertragslaufzeit, mietdauer, inkrafttreten, beginn_, vertragsbeginn
    termination: kundigung, beendigung, beginn und ende, rucktritt, widerruf, stornierung, vertragsende, ende_
    renewal: verlangerung, option
    payment: vergutung, entgelt, miete_, zahlung, preis, gehalt, honorar, kaution, kosten, gebuhr, mietzins, lohn, abrechnung, rechnung
    liability: haftung, schaden, schadensersatz, schadenersatz, einstehen
    indemnity: freistellung, anspruche dritter, rechte dritter
    confidentiality: geheimhaltung, vertraulichkeit, verschwiegenheit, geschaftsgeheimnis, schutz von geheimnis
    data protection: datenschutz, auftragsverarbeitung, personenbezogene daten, daten_
    intellectual property: urheberrecht, nutzungsrecht, schutzrechte, geistiges eigentum, rechte an, lizenz, rechteeinraumung, verwertungsrecht
    governing law: anwendbares recht, rechtswahl
    dispute resolution: gerichtsstand, streitigkeiten, schlichtung, schiedsgericht, streitbeilegung
    force majeure: hohere gewalt
    assignment: abtretung, ubertragung, untervermietung, rechtsnachfolge, unterbeauftragung
    notices: mitteilungen, zustellung, anzeigen, erklarungen
    warranty: gewahrleistung, garantie, mangelhaftung, mangel_, sachmangel, zusicherung
    entire agreement: nebenabreden, schriftform, vollstandigkeit
    signatures: unterschrift
  `),
  clauses: cueLists(`
    parties: zwischen + und_, vertragsparteien, nachfolgend|nachstehend|im folgenden + genannt|als
      als_ + vermieter|vermieterin|mieter|mieterin|auftraggeber|auftraggeberin|auftragnehmer|auftragnehmerin|arbeitgeber|arbeitgeberin|arbeitnehmer|arbeitnehmerin|verkaufer|kaufer
    term: befristet|unbefristet, laufzeit, auf + jahre|monate + geschlossen|fest|dauer, auf unbestimmte zeit|unbestimmte dauer, auf die dauer|fur die dauer|dauer von
      beginnt am|beginnt zum|beginnt mit + vertrag|miet|arbeits|dienst|zusammenarbeit|tatigkeit|vereinbarung, endet am|endet zum|endet mit + !kundig
      tritt + in kraft, gilt zunachst|gilt bis|gilt ab|gilt vom + vertrag|er_|vereinbarung, lauft vom|lauft bis|lauft uber|lauft ab|lauft auf|lauft zunachst
      mindestlaufzeit|mindestvertragslaufzeit|vertragslaufzeit|vertragsdauer|mietdauer|mietzeit|vertragsbeginn|mietbeginn|fertigstellung, wird + jahre|jahr|monate + geschlossen|eingegangen|abgeschlossen
    termination: *kundig, rucktritt + vertrag, zurucktreten|zurucktritt|zuruckzutreten, tritt + zuruck + vertrag, vorzeitig + beend|enden|auflos|losen
      beendet|beenden|beendigung + vertrag|zusammenarbeit|verhaltnis|vereinbarung, vertrag + auflosen|aufheben|aufhebung|losen, widerruf|widerrufen + vertrag|bestellung|frist
      storn, aussteigen|ausstieg
    payment: zahl|zahlt|zahlen|betragt|gehalt|miete|vergutung|pauschale|entgelt|rechnung|honorar|kaufpreis|gebuhr|preis|kaution|lohn + monat|jahr|tagen|euro|eur|umsatzsteuer|brutto|netto|fallig|stunde|voraus|konto
      begleichen|uberweisen|vergutet|zu entrichten|abgerechnet + tagen|euro|eur|konto|stunde|monat
    liability: haftet, haften, *haftung + !haftungsbeschrankt|haftpflicht, schadensersatz|schadenersatz
      schaden|schadens|verlust + begrenzt|beschrankt|ausgeschlossen|hochstens|ersetzen|ersetzt|ersatz|auf_|aufkommen|tragt|vertreten|verursach|verantwort
      vorsatz|grobe fahrlassigkeit|grober fahrlassigkeit|fahrlassig, entgangenen gewinn|entgangener gewinn|folgeschaden|mittelbare
    indemnity: freistell|freizustellen|freigestellt, stellt|stellen + frei von|frei_, schadlos
      anspruche dritter|anspruchen dritter|dritter|dritten|dritte + ubernimmt|erstattet|ersetzt|abwehr|verteidig + kosten|anspruche|anspruchen
    confidentiality: verschwieg, vertraulich, geheim, stillschweigen, behalt|behalten + fur sich, stillschweigen zu bewahren, betriebsgeheimnis|geschaftsgeheimnis
      nicht weitergeben|nicht weiterzugeben|nicht an dritte|dritten nicht|nicht offenleg|nicht zuganglich
    data protection: dsgvo, datenschutz, personenbezogen, auftragsverarbeitung, datenpanne, daten|angaben + geloscht|verarbeitet|gespeichert|verarbeitung|loschung|speicherung
    intellectual property: urheberrecht, nutzungsrecht, schutzrecht, geistiges eigentum|geistigen eigentum, patent, erfindung, markenrecht, quellcode, verwertungsrecht
      rechte an + werk|arbeit|software|ergebnis|unterlagen|entwurf, ausschliessliche|einfache|ausschliessliches|einfaches + recht|nutzung|lizenz
      recht_|rechte_ + vervielfaltig|veroffentlich|verwert|bearbeiten, eigentum + entwurf|zeichnung|software|ergebnis|unterlagen + geht|verbleib|bleib
    governing law: recht + anwendbar|gilt|findet anwendung|unterliegt + deutsch|osterreich|schweizer|bundesrepublik
      recht der bundesrepublik, es gilt + recht_, deutschem recht|schweizer recht|osterreichischem recht|deutsches recht|schweizerisches recht|osterreichisches recht
      un kaufrecht, unterliegt + recht_, anwendbares recht|anwendbar ist
    dispute resolution: gerichtsstand, schiedsgericht, schlichtung, mediation, gericht|gerichte|amtsgericht|landgericht + zustandig|entscheid|vor_|anruf|angerufen
      streitigkeit, meinungsverschiedenheit, streitfall
    force majeure: hohere gewalt|hoherer gewalt, unabwendbar|unvorhersehbar + ereignis|ereignisse|umstande, ausserhalb + einfluss|kontrolle
      naturkatastroph|uberschwemmung|hochwasser|unwetter|sturm|krieg|streik|pandemie|epidemie|brand + befreit|haftet|ruht|pflicht|verschieb|ausfall|unmoglich|verzoger
    assignment: abtret|abgetreten|abtretung, ubertrag + vertrag|pflichten|zustimmung|erlaubnis|dritte, ubertrag + rechte + dritte|zustimmung
      untervermiet|untermiet|unterauftrag|subunternehm|unterbeauftrag, uberlassen|uberlassung|uberlasst + dritt|niemand|erlaubnis|zustimmung, rechtsnachfolg, weiterverkauf|weiterveraus|weitervermiet
    notices: mitteilung|mitteilungen + schriftlich|adresse|anschrift|anschriften|zu richten|textform, erklarungen + zu richten|anschrift|schriftlich an|einschreiben|textform
      anzeigen + an die, zustellungen|benachrichtigungen|schriftverkehr
    warranty: gewahrleist, garantiert, garantie, mangel|mangeln|fehler + verjahr|nachbesser|recht|anspruch|haftet|bessert|beheb|behoben|beseitig|kostenlos|minder|nacherfull|steht
      sichert zu|zugesichert|zusicherung|versichert dass, mangelanspruch|mangelanspruche, fachgerecht|stand der technik|regeln der technik
    entire agreement: nebenabrede|nebenabreden, weitere abreden|weitere vereinbarungen|sonstige abreden|andere abreden, mundliche|mundlich + abreden|abrede|absprache|absprachen|vereinbarung|vereinbarungen|zusagen
      ersetzt + alle|fruher|vorherig|bisherig, abschliessend + geregelt, vollstandig|vollstandige|gesamte|gesamten + abrede|abreden|vereinbarung|vereinbarungen|einigung
    signatures: unterschrift|unterschriften, unterzeichn, fur die|fur den|fur das + geschaftsfuhrer|vorstand|inhaber|dr_ + !zahl|haftet|muss, geschaftsfuhrer + !haftet|muss
      gez_, ort datum
  `),
  traces: cueLists(`
    parties: zwischen, partei
    term: dauer, beginn, ab dem, bis zum, laufzeit, tritt
    termination: kundig, rucktritt, beend, storn, widerruf, auflos
    renewal: verlanger, fortsetz, weiteres jahr, weiter_, option
    payment: zahl, preis, kosten, entgelt, miete, rechnung
    liability: haft, schaden, verschuld, vertreten, verantwort
    indemnity: dritter, dritten, freistell, regress, erstattet
    confidentiality: geheim, vertraul, verschwieg, offenleg, weitergeb, stillschweigen
    data protection: daten, datei, angaben
    intellectual property: lizenz, urheber, patent, marke_, nutzung, verwert
    governing law: recht der, gesetzlich, bgb, gesetz_
    dispute resolution: gericht, streit, klage_, schlicht, einigung
    force majeure: gewalt_, sturm, hochwasser, brand_, streik, krieg, pandemie, unmoglich
    assignment: abtret, ubertrag, uberlass, subuntern, rechtsnachfolg, nachfolger
    notices: mitteil, einschreiben, schriftlich, textform, e mail
    warranty: mangel, fehler, garant, qualitat, zusage
    entire agreement: schriftform, textform, mundlich, anderungen, erganzungen, vollstandig
    signatures: unterschr, unterzeich, den_
  `),
}
