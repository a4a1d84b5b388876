// Dutch words for the matters of offices, by what they mean; the same meanings in every language.

export const matters = `
welcome: welkom verwelkoming onthaal; video: video filmpje opname; record: opnemen opname; lighting: verlichting licht belichting; stage: podium;
poster: affiche poster; badge: badge naamkaartje; design: ontwerpen ontwerp; draft: concept ontwerp; seat: zitplaats zitplaatsen indeling;
plan: plan plattegrond; desk_table: bureau bureaus tafel; chair: stoel stoelen; furniture: meubel meubels meubilair;
mover: verhuizer verhuizers verhuisbedrijf; move_office: verhuizing verhuizen; venue: locatie zaal; caterer_food: cateraar catering traiteur;
diet: dieet dieetwensen voeding vegetarisch; speaker: spreker sprekers; hotel_room: hotelkamer hotelkamers kamer kamers hotel;
shuttle: pendelbus bus shuttle; train_travel: trein treinen; invite_guest: uitnodiging uitnodigingen uitnodigen; dinner: avondeten diner;
lunch: lunch middageten; agenda: agenda programma; meeting: vergadering vergaderingen bespreking; contract: contract contracten overeenkomst;
sign: ondertekenen tekenen handtekening; landlord: verhuurder huisbaas; rent: huur; key: sleutel sleutels; box: doos dozen; archive: archief;
label: labelen label etiket; network: netwerk; fibre: glasvezel; server: server servers; website: website site webpagina;
launch: lancering lanceren livegang; landing_page: landingspagina; home_page: startpagina homepage; copy_text: tekst teksten;
photo: foto foto's afbeelding; banner: banner; cookie: cookie cookies; legal: juridisch jurist advocaat; form: formulier formulieren;
contact: contact; blog: blog blogberichten; migrate: migreren migratie overzetten; redirect: doorverwijzing doorverwijzingen omleiden;
url_link: url url's link; analytics: statistieken analyse analytics; test: test testen; phone_device: telefoon telefoons mobiel; logo: logo;
colour: kleur kleuren; green: groen groene; blue: blauw blauwe; red: rood rode; style_guide: stijlgids huisstijl; headline: kop koppen titel;
expense_report: onkosten declaratie uitgaven; report: rapport verslag; quarter: kwartaal; budget: budget begroting; invoice: factuur facturen;
approve: goedkeuren goedkeuring; statement_card: afschrift afschriften; card: kaart kaarten; reconcile: afstemmen afstemming; bank: bank;
auditor: accountant auditor audit; tax: belasting belastingen; debt_owe: schuld schulden verschuldigd; remind_payment: aanmanen aanmaning herinneren;
pay: betalen betaald betaling; deposit: aanbetaling waarborgsom borg; price: prijs prijzen kosten kost; quote_offer: offerte offertes;
supplier: leverancier leveranciers; customer: klant klanten; company: bedrijf firma onderneming; order_goods: bestellen bestelling;
deliver: leveren levering; choose: kiezen keuze; confirm: bevestigen bevestiging; cancel: opzeggen opzegging annuleren;
electricity: stroom elektriciteit; copier: kopieermachine kopieerapparaat kopieerder; laptop: laptop laptops; image_install: installeren inrichten;
collect: ophalen inzamelen verzamelen; asset_list: inventaris activa; list: lijst lijsten; update: bijwerken actualiseren;
licence: licentie licenties; antivirus: antivirus virusscanner; renew: verlengen verlenging vernieuwen; guide: gids handleiding;
care: onderhoud verzorging; handbook: handboek personeelshandboek; translate: vertalen vertaling; german_lang: duits;
checklist: checklist controlelijst; first_day: eerste; day: dag dagen; newcomer: nieuwe nieuwkomers starters inwerken;
feedback: feedback terugkoppeling; buddy: maatje maatjes buddy; training: training cursus opleiding; holiday: vakantie vakantiedagen verlof;
sick: ziek ziekte ziekmelding; doctor_note: doktersbriefje attest; home_office: thuiswerken thuiswerk; parking: parkeren parkeerplaats;
visitor: bezoeker bezoekers gast gasten; front_desk: receptie balie; wifi: wifi wi_fi; password: wachtwoord;
meeting_room: vergaderzaal vergaderruimte zaal; stolen: gestolen kwijt verloren diefstal; worry: zorg zorgen; way_commute: weg reistijd;
week: week weken; summit: top summit conferentie; winter: winter; office: kantoor kantoren; photographer: fotograaf; music: muziek;
guest_number: gasten deelnemers; insurance: verzekering verzekerd; packing: inpakken verpakken; saturday: zaterdag; receipt: bon bonnen bonnetje;
salary: salaris loon verdient; core_hours: kerntijd kerntijden werktijden; probation: proeftijd; carry_over: meenemen overdragen; standup: stand_up;
pizza: pizza; newsletter: nieuwsbrief; presentation: presentatie dia's; broken: kapot stuk; fix_repair: repareren herstellen; month: maand maanden;
year: jaar; name_tag: naam namen; lead_boss: baas leidinggevende chef; team: team ploeg;
`
