// Italian words for the matters of offices, by what they mean; the same meanings in every language.

export const matters = `
welcome: benvenuto accoglienza; video: video filmato; record: registrare registrazione; lighting: illuminazione luci; stage: palco palcoscenico;
poster: manifesto locandina cartellone; badge: badge cartellino targhetta; design: progettare disegnare design; draft: bozza redigere;
seat: posto posti; plan: piano piani pianta; desk_table: scrivania scrivanie; chair: sedia sedie; furniture: mobile mobili arredo;
mover: traslocatore traslocatori trasloco traslochi; move_office: trasloco traslocare; venue: sede luogo sala location; caterer_food: catering;
diet: dieta diete alimentari vegetariano; speaker: relatore relatori oratore; hotel_room: camera camere albergo hotel;
shuttle: navetta autobus pullman bus; train_travel: treno treni; invite_guest: invito inviti invitare; dinner: cena; lunch: pranzo;
agenda: agenda ordine_del_giorno programma; meeting: riunione riunioni; contract: contratto contratti; sign: firmare firma;
landlord: padrone_di_casa locatore proprietario; rent: affitto; key: chiave chiavi; box: scatola scatole scatolone scatoloni;
archive: archivio archivi; label: etichettare etichetta etichette; network: rete reti; fibre: fibra; server: server; website: sito web pagina;
launch: lancio lanciare rilascio; landing_page: pagina_di_destinazione landing; home_page: home; copy_text: testo testi; photo: foto immagine;
banner: banner; cookie: cookie cookies; legal: legale avvocato ufficio_legale; form: modulo moduli; contact: contatto; blog: blog articoli;
migrate: migrare migrazione; redirect: reindirizzamento reindirizzare redirect; url_link: url link collegamento;
analytics: statistiche analisi analytics; test: prova prove test testare; phone_device: telefono telefoni cellulare cellulari; logo: logo;
colour: colore colori; green: verde; blue: blu azzurro; red: rosso rossa; style_guide: guida_di_stile; headline: titolo titoli;
expense_report: spese nota_spese; report: rapporto relazione report resoconto; quarter: trimestre; budget: budget bilancio; invoice: fattura fatture;
approve: approvare approvazione; statement_card: estratto estratti; card: carta carte; reconcile: riconciliare riconciliazione; bank: banca banche;
auditor: revisore revisori audit; tax: tassa tasse imposte; debt_owe: dovere deve debito; remind_payment: sollecitare sollecito;
pay: pagare pagato pagamento; deposit: acconto caparra cauzione; price: prezzo prezzi costo costi costa;
quote_offer: preventivo preventivi offerta offerte; supplier: fornitore fornitori; customer: cliente clienti; company: azienda ditta impresa società;
order_goods: ordinare ordine ordini; deliver: consegnare consegna; choose: scegliere scelta; confirm: confermare conferma;
cancel: disdire disdetta annullare; electricity: elettricità luce corrente; copier: fotocopiatrice; laptop: portatile portatili computer;
image_install: installare configurare; collect: raccogliere ritirare; asset_list: inventario cespiti beni; list: elenco lista;
update: aggiornare aggiornamento; licence: licenza licenze; antivirus: antivirus; renew: rinnovare rinnovo; guide: guida manuale; care: cura;
handbook: manuale; translate: tradurre traduzione; german_lang: tedesco; checklist: lista_di_controllo checklist; first_day: primo prima;
day: giorno giorni; newcomer: nuovo nuovi assunti neoassunti inserimento; feedback: riscontro feedback parere pareri;
buddy: tutor affiancamento coppia coppie; training: formazione corso corsi; holiday: ferie vacanze; sick: malato malata malattia;
doctor_note: certificato; home_office: telelavoro smart_working; parking: parcheggio parcheggiare; visitor: visitatore visitatori ospite ospiti;
front_desk: reception portineria; wifi: wifi wi_fi; password: password parola_d'ordine; meeting_room: sala sale; stolen: rubato perso furto;
worry: preoccupazione preoccupazioni preoccupa; way_commute: tragitto strada percorso; week: settimana settimane; summit: vertice summit conferenza;
winter: inverno; office: ufficio uffici; photographer: fotografo; music: musica; guest_number: ospiti partecipanti;
insurance: assicurazione assicurato; packing: imballaggio imballare; saturday: sabato; receipt: ricevuta ricevute scontrino scontrini;
salary: stipendio guadagna; core_hours: orario orari; probation: periodo_di_prova prova; carry_over: riportare trasferire; standup: stand_up;
pizza: pizza; newsletter: newsletter notiziario; presentation: presentazione diapositive slide; broken: rotto rotta guasto;
fix_repair: riparare aggiustare sistemare; month: mese mesi; year: anno anni; name_tag: nome nomi; lead_boss: capo capa responsabile;
team: squadra team gruppo;
`
