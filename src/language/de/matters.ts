// German words for the matters of offices, by what they mean; the same meanings in every language.

export const matters = `
welcome: willkommen begrüßung; video: video videos aufnahme clip; record: aufnehmen aufzeichnen aufnahme; lighting: beleuchtung licht lichter;
stage: bühne; poster: plakat plakate aushang; badge: namensschild namensschilder badge badges anstecker;
design: gestalten gestaltung entwurf entwerfen design; draft: entwurf entwürfe entwerfen; seat: sitz sitze sitzordnung sitzplan sitzplatz;
plan: plan pläne planung; desk_table: schreibtisch schreibtische tisch tische; chair: stuhl stühle bürostuhl; furniture: möbel;
mover: umzugsfirma umzugsunternehmen spedition möbelpacker; move_office: umzug umziehen umziehst ziehen;
venue: location veranstaltungsort ort saal halle; caterer_food: caterer catering verpflegung;
diet: ernährung essenswünsche diät unverträglichkeiten vegetarisch vegan;
speaker: redner rednerin rednerinnen referent referenten sprecher vortragende; hotel_room: hotelzimmer zimmer hotel unterkunft;
shuttle: bus shuttle zubringer pendelbus transfer; train_travel: zug züge bahn; invite_guest: einladung einladungen einladen; dinner: abendessen;
lunch: mittagessen mittag; agenda: agenda tagesordnung ablauf programm; meeting: besprechung besprechungen meeting meetings sitzung sitzungen termin;
contract: vertrag verträge; sign: unterschreiben unterschrift unterzeichnen; landlord: vermieter vermieterin; rent: miete mieten; key: schlüssel;
box: karton kartons kiste kisten box; archive: archiv akten; label: beschriften beschriftung etikett etiketten; network: netzwerk netz;
fibre: glasfaser; server: server serverraum; website: website webseite internetseite seite; launch: start launch livegang veröffentlichung relaunch;
landing_page: landingpage zielseite startseite; home_page: startseite homepage; copy_text: text texte; photo: foto fotos bild bilder; banner: banner;
cookie: cookie cookies; legal: rechtsabteilung recht anwalt jurist; form: formular formulare; contact: kontakt;
blog: blog blogbeiträge blogartikel beitrag beiträge; migrate: migrieren migration umziehen übertragen;
redirect: weiterleitung weiterleitungen umleitung umleiten; url_link: url urls link links adresse; analytics: analyse statistik webanalyse analytics;
test: test tests testen prüfen; phone_device: handy handys telefon smartphone; logo: logo; colour: farbe farben; green: grün grüne; blue: blau blaue;
red: rot rote; style_guide: styleguide stilrichtlinie gestaltungsrichtlinie; headline: überschrift überschriften titel;
expense_report: spesen spesenbericht spesenabrechnung ausgaben; report: bericht berichte report; quarter: quartal q1 q2 q3 q4;
budget: budget haushalt etat; invoice: rechnung rechnungen; approve: freigeben freigabe genehmigen genehmigung;
statement_card: abrechnung abrechnungen kartenabrechnung kartenabrechnungen auszug auszüge; card: karte karten; reconcile: abgleichen abgleich;
bank: bank; auditor: prüfer wirtschaftsprüfer audit prüfung; tax: steuer steuern; debt_owe: schulden schuldet ausstehend offene_rechnung;
remind_payment: mahnen mahnung nachfassen; pay: bezahlen zahlen zahlung bezahlt; deposit: anzahlung kaution; price: preis preise kosten kostet;
quote_offer: angebot angebote kostenvoranschlag; supplier: lieferant lieferanten anbieter; customer: kunde kunden; company: firma firmen unternehmen;
order_goods: bestellen bestellung bestellungen; deliver: liefern lieferung lieferungen; choose: wählen auswählen wahl auswahl aussuchen;
confirm: bestätigen bestätigung zusagen; cancel: absagen kündigen kündigung stornieren storno; electricity: strom stromvertrag elektrizität;
copier: kopierer kopiergerät drucker; laptop: laptop laptops notebook notebooks rechner; image_install: aufsetzen installieren einrichten bespielen;
collect: einsammeln sammeln abholen; asset_list: inventar inventarliste bestand; list: liste listen; update: aktualisieren aktualisierung update;
licence: lizenz lizenzen; antivirus: virenschutz antivirus virenscanner; renew: verlängern verlängerung erneuern;
guide: leitfaden anleitung ratgeber handbuch; care: pflege; handbook: handbuch mitarbeiterhandbuch; translate: übersetzen übersetzung;
german_lang: deutsch deutsche; checklist: checkliste; first_day: erster ersten erste; day: tag tage;
newcomer: neue neuen einsteiger einarbeitung onboarding; feedback: feedback rückmeldung rückmeldungen;
buddy: pate paten patenschaft buddy mentor paar paare; training: schulung schulungen training kurs; holiday: urlaub urlaubstage ferien;
sick: krank krankheit krankmeldung krankschreibung; doctor_note: attest bescheinigung krankschreibung; home_office: homeoffice heimarbeit;
parking: parken parkplatz parkplätze; visitor: besucher gast gäste; front_desk: empfang rezeption; wifi: wlan wifi internet;
password: passwort kennwort; meeting_room: besprechungsraum besprechungsräume konferenzraum raum; stolen: gestohlen geklaut verloren diebstahl;
worry: sorge sorgen bedenken; way_commute: weg arbeitsweg anfahrt; week: woche wochen; summit: gipfel summit konferenz tagung; winter: winter;
office: büro büros; photographer: fotograf fotografin; music: musik; guest_number: gäste teilnehmer; insurance: versicherung versichert;
packing: packen verpacken; saturday: samstag samstags; receipt: beleg belege quittung quittungen; salary: gehalt lohn verdienst verdient;
core_hours: kernarbeitszeit kernzeit arbeitszeit arbeitszeiten; probation: probezeit; carry_over: übertragen mitnehmen übernehmen;
standup: standup stand_up tägliche; pizza: pizza; newsletter: newsletter rundbrief; presentation: präsentation folien; broken: kaputt defekt;
fix_repair: reparieren reparatur beheben; month: monat monate; year: jahr jahre; name_tag: name namen;
lead_boss: chef chefin vorgesetzte vorgesetzter leitung; team: team teams mannschaft;
`
