// German words that say the same, by the meanings of src/language/lexicon/en/meanings.ts.

export const meanings = `
absent: abwesend abwesenheit fehlen fehle fehlt weg; accept: annehmen akzeptieren nehmen; accident: unfall unfälle verletzt verletzung missgeschick;
account: konto benutzerkonto zugang account; address: adresse anschrift; adult: erwachsene erwachsener; advance: vorher voraus im_voraus vorab frühzeitig;
age: alter alt jahre_alt mindestalter; agreement: vertrag vereinbarung abmachung; alarm: alarm sirene glocke; alcohol: alkohol wein bier sekt;
allergy: allergie allergien allergen unverträglichkeit zöliakie; allowance: anspruch kontingent pauschale tagegeld indemnität;
allow: darf dürfen erlaubt erlauben genehmigt gestattet zulässig kann möglich verboten untersagt verbieten; alone: allein alleine selbst selber;
animal: tier hund hunde katze haustier; announce: ankündigen bekanntgeben mitteilen; answer: antwort antworten; appeal: beschwerde einspruch widerspruch;
apply: beantragen antrag anträge bewerben bewerbung einreichen; appointment: termin termine; approve: genehmigen genehmigung freigabe freigeben zustimmung bewilligen absegnen zusage;
arrive: ankommen ankunft anreise; assembly: sammelplatz sammelstelle treffpunkt; attach: anhängen anhang beilegen beifügen; bag: tasche rucksack koffer;
bank: bank bankverbindung iban kontonummer; bathroom: toilette toiletten wc klo; battery: akku akkus batterie laden aufladen;
begin: beginn beginnen beginnt anfang anfangen fängt_an start starten starte los; bicycle: fahrrad fahrräder rad räder; bill: rechnung rechnungen beleg belege quittung;
birth: geburt geboren schwanger schwangerschaft mutterschutz baby; book: buchen buchung gebucht reservieren reservierung reserviert; boss: chef chefin vorgesetzte leitung teamleitung leiter;
break: pause pausen unterbrechung; breakfast: frühstück; bring: mitbringen bringen mitnehmen; broken: kaputt defekt störung ausfall ausgefallen fällt_aus geht_nicht; building: haus gebäude;
bus: bus busse straßenbahn linie; buy: kaufen kauf gekauft bestellen besorgen anschaffen; call: anrufen anruf ruf rufe telefonieren telefonisch ringen;
cancel: absagen absage stornieren storno stornierung abbestellen abmelden; car: auto autos wagen pkw fahrzeug; card: karte karten ausweis; cash: bar bargeld;
cater: catering caterer verpflegung; ceiling: höchstens maximal maximum obergrenze grenze limit bis_zu höchst; certificate: bescheinigung nachweis attest zeugnis zertifikat;
change: ändern änderung wechseln wechsel umbuchen; charge: gebühr gebühren kosten zuschlag; cheap: billig billiger günstig günstiger ermäßigt;
check: prüfen prüfung kontrolle kontrollieren; child: kind kinder sohn tochter jugendliche kleine kleiner; class: kurs kurse klasse klassen unterricht schulung;
clean: putzen reinigung reinigen sauber; close: schließen schließt geschlossen zu zumachen schluss; clothes: kleidung kostüm kostüme verkleidung; coat: mantel jacke jacken garderobe;
code: code pin geheimzahl; cold: kalt kälte eisig frieren heizung heizen heizlüfter; collect: abholen abholung abgeholt; colleague: kollege kollegin kollegen;
come_back: rückkehr zurück zurückkommen wiederkommen; company: firma unternehmen betrieb haus arbeitgeber; compensate: ausgleich ausgleichen ausgeglichen;
complain: beschweren beschwerde reklamation; computer: rechner computer notebook laptop; contact: kontakt ansprechpartner wenden melden; copy: kopie kopieren kopierer kopiergerät;
cost: kosten kostet preis preise betrag teuer was_kostet; cover: versichert versicherung deckt; criminal: führungszeugnis; customer: kunde kunden gast gäste besucher zuschauer publikum;
damage: schaden schäden beschädigt; data: daten angaben datenschutz; day: tag tage täglich; deadline: frist fristen spätestens bis_wann ablauf verfallen verfällt letzter_tag;
decide: entscheiden entscheidet entscheidung; deduct: abziehen abgezogen anrechnen angerechnet; delay: verspätung spät später zu_spät; delete: löschen gelöscht löschung entfernen;
deliver: liefern lieferung geliefert; department: abteilung bereich team; deposit: kaution pfand anzahlung; desk: kasse theke schalter pforte empfang; dinner: abendessen;
director: direktor direktorin intendant intendantin geschäftsführung geschäftsführer; disability: behinderung behindert rollstuhl barrierefrei behindertenausweis;
discount: rabatt ermäßigung ermäßigt nachlass vergünstigung; doctor: arzt ärztin ärzte; door: tür türen eingang; drink: trinken getränk getränke; drive: fahren fährt fahrer;
drop: abgeben abgegeben einreichen; duration: dauer dauert dauern wie_lange lang; early: früh frühestens; eat: essen speisen mahlzeit mittagessen; electricity: strom stromausfall;
elevator: aufzug fahrstuhl lift; email: mail mails e-mail email; emergency: notfall notdienst gefahr; employee: mitarbeitende mitarbeiter mitarbeiterin angestellte personal beschäftigte;
employ: einstellen einstellung stelle stellen job; end: ende enden endet schluss letzte; equipment: gerät geräte ausrüstung material; error: fehler versehen versehentlich irrtum; evening: abend abends nacht;
exchange: tausch tauschen tauscht umtausch umtauschen wechseln; excess: selbstbeteiligung selbstbehalt; exempt: ausnahme ausnahmen außer; exit: ausgang notausgang evakuierung;
expense: spesen auslagen reisekosten abrechnung; extend: verlängern verlängerung; extra: zusätzlich extra zuschlag mehr; family: angehörige angehöriger familie ehepartner frau mann mutter vater eltern partner partnerin;
fault: schuld haftung; fire: feuer brand brandschutz feueralarm; first_aid: erste_hilfe ersthelfer ersthelferin pflaster; fix: reparieren reparatur beheben richten wartung; flight: flug flüge flugzeug;
food: essen lebensmittel speisen; forget: vergessen vergesse vergaß; form: formular formulare; free: kostenlos gratis umsonst frei unentgeltlich; friend: freund freundin freunde; fuel: kraftstoff benzin diesel tanken getankt;
full_time: vollzeit volle_stelle voll; garbage: müll abfall tonne papierkorb; get: bekommen bekommt kriegen kriege erhalten erhält; gift: geschenk geschenke; group: gruppe gruppen;
hang: hängt liegt steht findet; help: hilfe helfen hilft; holiday: urlaub urlaubstage ferien freie_tage; home: zuhause daheim zu_hause heimarbeit homeoffice nach_hause; hospital: krankenhaus; hotel: hotel unterkunft übernachtung;
hour: stunde stunden; id: ausweis personalausweis; ill: krank kranke krankheit erkrankt krankgemeldet krankmelden; include: enthalten inbegriffen inklusive gehört; income: gehalt lohn verdienst verdienen bezahlung;
inform: melden meldung gemeldet bescheid mitteilen; instruct: einweisung einführung unterweisung; insurance: versicherung; intern: praktikant praktikantin praktikum azubi; internet: internet wlan online netz;
invite: einladen einladung; journalist: presse zeitung journalist; keep: aufbewahren aufbewahrt behalten gespeichert speichern bleiben; key: schlüssel; kilometre: kilometer; kitchen: küche kochen;
language: sprache sprachen sprachkurs sprachkurse deutschkurs deutsch; late: spät verspätet zu_spät; learn: lernen fortbildung weiterbildung bildungsurlaub schulung; leave_job: kündigen kündigung kündigt;
lend: leihen leiht ausleihen verleihen verleih geliehen borgen; letter: brief post; licence: führerschein lizenz; lose: verloren verlieren verlust weg; lost_property: fundbüro fundsachen fundsache; lunch: mittagessen mittag; machine: maschine maschinen gerät;
meal: mahlzeit mahlzeiten essen; measure: größe breite höhe länge; medicine: medikament medikamente tabletten; meet: treffen besprechung sitzung; member: mitglied mitglieder; message: nachricht sms; minimum: mindestens minimum ab;
mobile: handy smartphone mobiltelefon; money: geld; money_back: erstatten erstattung erstattet rückerstattung geld_zurück zurückzahlen zurückbekommen; month: monat monate; morning: morgen vormittag vormittags früh; move_house: umzug umzüge umziehen ziehe_um;
music: musik ton; name: name namen heißt; near: nähe neben; need: brauchen braucht brauche nötig pflicht muss müssen erforderlich; new: neu neue neuer; newcomer: neue_kollegin neuer_kollege erster_tag; noise: lärm laut leise; number: anzahl zahl nummer wie_viele;
office: büro verwaltung; old: alt alte frühere; open: öffnen öffnet offen geöffnet auf; opening_hours: öffnungszeiten geöffnet; order: bestellen bestellung bestellt auftrag; overtime: überstunden mehrarbeit; own: eigen eigene eigener mein meine privat;
paper: papier; park: parken parkplatz parkplätze parkhaus stellplatz; parcel: paket pakete; part_time: teilzeit halbe_stelle; party: feier fest party; pass_on: weitergeben auskunft sagen; password: passwort kennwort passwörter; pay: zahlen zahlt bezahlen bezahlt bezahlung ausgezahlt auszahlen;
penalty: strafe bußgeld bußgelder strafzettel blitzer; percent: prozent; perform: vorstellung vorstellungen aufführung stück show; phone: telefon telefonnummer telefonisch; photo: foto fotos bild bilder film; place: platz plätze ort; plan: plan dienstplan; police: polizei; post: post;
practise: probe proben; price: preis preise kosten kostet; print: drucken druckt ausdruck drucker druckt_aus; priority: vorrang priorität; probation: probezeit; public_holiday: feiertag feiertage; qualify: berechtigt anspruch; question: frage fragen; quick: schnell kurzfristig sofort;
reach: erreichen erreichbar; reason: grund begründung warum; receipt: beleg quittung; register: anmelden anmeldung angemeldet melde; remove: entfernen; rent: mieten miete vermieten; replace: ersatz ersetzen vertretung vertritt; report: melden meldung gemeldet meldest bescheid;
request: anfrage antrag bitte; reset: zurücksetzen; responsible: zuständig verantwortlich wer; room: raum räume zimmer saal; rule: regel regeln regelung; safe: sicher sicherheit; school: schule schulen schüler schülerin schulklasse klasse lehrkraft lehrerin lehrer; season: saison spielzeit; seat: platz plätze sitzplatz;
send: schicken schickt senden sendet; share: teilen; shift: dienst dienste schicht schichten; shoe: schuhe schuh; shop: laden geschäft; sick_note: krankschreibung krankmeldung attest; sign: unterschreiben unterschrift unterschreibe; sign_in: anmelden anmeldung einloggen login; smoke: rauchen; stage: bühne; stair: treppe stufen;
station: bahnhof haltestelle; steal: gestohlen diebstahl geklaut; storage: lager ablage; student: student studenten studierende; subscription: abo abonnement; supplier: lieferant lieferanten; swap: tauschen tausch; table: tisch tische; talk: gespräch gespräche sprechen; tax: steuer steuern; team: team mannschaft;
temperature: temperatur grad; ticket: karte karten ticket tickets eintrittskarte eintritt; time: uhr uhrzeit zeit; tip: trinkgeld; train: zug bahn züge; training: schulung fortbildung kurs; transfer: überweisung überweisen; travel: reise reisen anfahrt fahrt dienstreise dienstfahrten; two_factor: zweiter_schritt;
umbrella: schirm schirme regenschirm; unpaid: unbezahlt; urgent: dringend eilig kurzfristig; use: benutzen nutzen verwenden; valid: gültig gilt; van: transporter sprinter lieferwagen bus kleinbus; vegetarian: vegan vegetarisch; visit: besuch besuchen kommen; volunteer: ehrenamtlich ehrenamtliche freiwillige; voucher: gutschein gutscheine;
wait: warten warteliste; warm: warm wärme; wash: waschen; water: wasser haupthahn; wedding: hochzeit heiraten; week: woche wochen; weekend: wochenende samstag sonntag; weight: gewicht kilo kg schwer zuladung; window: fenster; work: arbeit arbeiten arbeitet; workday: werktag werktags arbeitstag arbeitstage; write: schreiben schreibe; year: jahr jahre jährlich; young: jung jugend jugendliche
`
