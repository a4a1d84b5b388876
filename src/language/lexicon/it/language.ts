// Italian: its closed classes and the set phrases of asking, promising and labelling.
import { conjugated } from '../conjugation.ts'
import type { Language } from '../language.ts'

const ENDINGS = {
  are: {
    order: 'a i ate ami aci iamo',
    present: 'a o ano era ero',
    past: 'ato ava',
    participle: 'ato ata ati ate',
  },
  ere: { order: 'i a ete imi iamo', present: 'e o ono era ero', past: 'eva', participle: 'uto uta uti ute' },
  ire: {
    order: 'i isci a ite iamo',
    present: 'e isce o isco ono iscono ira iro',
    past: 'iva',
    participle: 'ito ita iti ite',
  },
}

const VERBS = `
  accettare acquistare aggiornare aggiungere/aggiungi,aggiunga/aggiunge/aggiunse/aggiunto aiutare allegare ampliare analizzare
  annotare annullare apparecchiare aprire/apri,apra/apre/apri/aperto archiviare arrivare assegnare assicurare avvertire
  avvisare calcolare cambiare cancellare caricare cercare/cerca,cerchi/cerca,cerchera/cercava/cercato chiamare
  chiarire chiedere/chiedi,chieda/chiede,chiedera/chiese/chiesto chiudere/chiudi,chiuda/chiude/chiuse/chiuso citare
  collegare/collega,colleghi/collega/collego/collegato comperare compilare completare comprare comunicare confermare consegnare
  consultare contattare contare controllare convocare coordinare copiare correggere/correggi,corregga/corregge/corresse/corretto
  creare cucinare dare/dai,da,dia,dammi/da,dara/diede/dato decidere definire dire/di,dica,dimmi/dice/disse/detto disdire/disdici,disdica/disdice/disdisse/disdetto
  disegnare distribuire effettuare elencare eliminare emettere/emetti/emette/emise/emesso esaminare eseguire
  fare/fai,fa,faccia,fammi/fa,fara/fece/fatto finire firmare fissare fornire fotografare gestire girare impacchettare imballare
  impostare inserire indicare informare iniziare insistere installare inviare/invia,invii,inviate,inviami/invia,inviera/inviava/inviato,inviata
  inoltrare invitare lanciare lasciare lavare leggere/leggi,legga/legge/lesse/letto liberare mandare mettere/metti,metta/mette,mettera/mise/messo
  misurare modificare montare mostrare nominare noleggiare offrire/offri,offra/offre/offri/offerto ordinare organizzare ottenere
  pagare/paga,paghi/paga,paghera/pagava/pagato parlare passare pensare piantare portare posticipare postare predisporre prendere/prendi,prenda/prende,prendera/prese/preso
  prenotare preparare presentare prestare programmare prolungare proporre/proponi/propone/propose/proposto proteggere provare
  pubblicare pulire raccogliere/raccogli,raccolga/raccoglie/raccolse/raccolto recapitare recuperare redigere/redigi/redige/redasse/redatto
  registrare rendere/rendi/rende/rese/reso revisionare ricaricare ricevere richiamare richiedere/richiedi,richieda/richiede/richiese/richiesto
  ricordare rifare/rifai/rifa/rifece/rifatto rileggere rimborsare rimandare rimuovere rinnovare riparare riportare riscrivere/riscrivi/riscrive/riscrisse/riscritto
  risolvere/risolvi,risolva/risolve/risolse/risolto rispondere/rispondi,risponda/risponde/rispose/risposto ritirare riunire rivedere/rivedi,riveda/rivede/rivide/rivisto
  salvare sbloccare scannerizzare scaricare scegliere/scegli,scelga/sceglie/scelse/scelto scrivere/scrivi,scriva,scrivimi/scrive,scrivera/scrisse/scritto
  seguire selezionare sentire/senti,senta/sente,sentira/senti/sentito separare servire sistemare smontare sollecitare sostituire spedire
  spegnere spiegare spostare stabilire stampare stilare studiare svuotare tagliare telefonare tenere/tieni,tenga/tiene/tenne/tenuto terminare togliere/togli,tolga/toglie/tolse/tolto
  tradurre/traduci,traduca/traduce/tradusse/tradotto trasferire trasmettere/trasmetti/trasmette/trasmise/trasmesso trovare usare valutare vendere
  verificare/verifica,verifichi/verifica,verifichera/verificava/verificato versare visionare visitare votare occupare incaricare`

export const italian: Language = {
  code: 'it',
  telling:
    "il lo la i gli le un una di del della dei delle che e in a per con non si da al alla ai sono ho hai ha come ma piu anche se mi ti ci vi nel nella sul sulla questo questa ciao grazie buongiorno saluti per favore entro puoi potresti potete lunedi martedi mercoledi giovedi venerdi domani oggi abbiamo essere gia dopo prima tutti l' d' dell' all' c' un' perche quando quello buon cordiali caro cara",
  classes: {
    i: 'io|mi|me|mio|mia|miei',
    you: 'tu|ti|te|lei|voi|vi|vostro|tuo|tua|suo|sua|la',
    we: 'noi|ci|nostro|nostra',
    they: 'lui|lei|loro|egli|gli|le',
    subject: 'io|tu|noi',
    thing: 'questo|questa|quello|lo|la|li|le|cio|tutto|il resto|ne|entrambi',
    somebody:
      'qualcuno|qualcuna|chi puo|chi potrebbe|uno di voi|uno di noi|qualche volontario|volontari|chi se ne occupa|uno di voi due',
    nobody: 'nessuno|nessuna',
    everybody: 'tutti|tutte|ciascuno|ognuno|a tutti|entrambi|voi tutti',
    can: 'puoi|potresti|potete|potreste|puo|potrebbe|puo lei|potrebbe lei|possono|potrebbero|mi puoi|mi potresti|riesci a|riesci|riuscite|riusciresti|sarebbe possibile|e possibile|ti dispiace|ti dispiacerebbe|le dispiacerebbe|possiamo|posso|si puo|vuoi|volete|se puoi|se potessi|ce la fai',
    must: 'deve|devono|devi|dobbiamo|dovete|dovrebbe|dovrebbero|dovresti|dovremmo|bisogna|bisognerebbe|occorre|occorrerebbe|va|vanno|e da|sono da|da fare|resta da|restano da|serve|tocca|dovra|dovranno|ci vuole|andrebbe|ha da|e necessario',
    will: 'vado a|va a|andro|sto per|faro|fara|mandero|inviero|invia|provvedera|provvedo|provvede|si impegna a|mi impegno a|ha promesso di|ha accettato di|intendo|conto di|penso di|chiamero|sentira|portera|passera|si e offerto di',
    is: "e|sono|sei|siamo|siete|era|erano|sia|sara|sarebbe|essere|stato|stata|stati|sembra|pare|resta|sta|stanno|c' e|ci sono",
    have: 'ho|hai|ha|abbiamo|avete|hanno|aveva|avevo|avere|avra',
    do: 'fa|fai|faccio|fanno',
    not: 'non|mai|nessun|nessuna|niente|nulla|senza|ne|non serve|non occorre|non ce bisogno|invece di|piu bisogno|non importa',
    doubt:
      'forse|magari|probabilmente|credo|penso|mi sembra|non so se|non sono sicuro|non sono sicura|chissa|un giorno|spero|in teoria|pare che|sembra che|eventualmente|potrebbe essere|avrei|avrebbe|mi chiedo|immagina|ipotesi|dicono',
    if: 'se|qualora|nel caso|in caso di|purche|a meno che|altrimenti|caso mai|ammesso che|sempre che',
    when: 'quando|appena|non appena|una volta|dopo|dopo che|prima di|prima che|mentre|finche|fino a quando|ogni volta|poi|durante|da quando',
    because:
      'perche|poiche|siccome|dato che|visto che|quindi|percio|cosi|affinche|in modo da|grazie a|infatti|dunque|dal momento che',
    which: 'che|cui|quale|quali|dove|chi',
    that: 'che|se|come',
    and: 'e|ed|poi|&|e poi|nonche|inoltre',
    or: 'o|oppure',
    but: 'ma|pero|tuttavia|tranne|salvo|eccetto|anche se|solo|invece|comunque',
    what: "che|cosa|che cosa|come|dove|quando|chi|quanto|quanti|quante|perche|quale|quali|a che ora|com'|dov'",
    the: "il|lo|la|i|gli|le|l'|un|uno|una|un'|mio|mia|tuo|tua|suo|sua|nostro|nostra|vostro|vostra|questo|questa|quel|quella|ogni|tutti i|tutte le|dei|delle|degli",
    at: "a|al|alla|allo|ai|alle|all'|di|del|della|dei|delle|dell'|in|nel|nella|con|per|su|sul|sulla|da|dal|dalla|tra|fra|senza|verso|presso|contro|d'",
    by: "entro|entro il|entro la|entro fine|entro l'|prima del|prima di|prima della|per il|per|non oltre|non oltre il|al piu tardi|scadenza|scade|fino al|termine|entro e non oltre|in tempo per|entro le",
    please:
      'per favore|per piacere|per cortesia|cortesemente|gentilmente|ti prego di|la prego di|vi prego di|vi preghiamo di|si prega di|ti chiedo di|le chiedo di|vi chiedo di|ti chiederei|le chiederei|vi chiederei|sarei grato|sarei grata|saremmo grati|ti sarei grato|mi faresti|fammi il favore|sarebbe bello|sarebbe utile|sarebbe bene|vorrei che|vorremmo che|le sarei grato|prego|pregasi|vorrei chiederti|vorrei chiederle|abbi la cortesia|la pregherei|ho bisogno che',
    remind:
      'non dimenticare|non dimenticate|non dimenticatevi|non dimenticarti|non dimentichiamo|ricordati|ricordatevi|ricorda|ricordate|si ricordi|promemoria|ti ricordo|vi ricordo|le ricordo|assicurati|assicuratevi|si assicuri|mi raccomando|sollecito|a che punto|novita|come procede|fai in modo|vedi di|vedete di|cerca di',
    propose:
      'propongo|proponiamo|potremmo|che ne dici|che ne dite|dovremmo|sarebbe meglio|meglio|suggerisco|si potrebbe|bisognerebbe|facciamo|varrebbe la pena|e se|converrebbe|andrebbe',
    need: 'ho bisogno|abbiamo bisogno|mi serve|ci serve|mi servono|ci servono|serve|servono|mi servirebbe|mi servirebbero|manca|mancano|mi manca|ci manca|mi mancano|ci mancano|aspetto|aspettiamo|attendo|attendiamo|in attesa di|vorrei|vorremmo|cerco|cerchiamo|richiesto|occorre|occorrono|necessita|resto in attesa|rimango in attesa',
    own: 'me ne occupo|me ne occupo io|mi occupo|mi occupo io|mi occupo di|se ne occupa|si occupa|si occupa di|si occupera|te ne occupi|ti occupi|occupati|ci penso|ci penso io|ci pensa|ci pensi|ci pensate|pensaci|faccio io|lo faccio io|tocca a|spetta a|a carico di|a mio carico|a tuo carico|responsabile di|incaricato di|incaricata|prendo in carico|prende in carico|se ne fa carico|lascia fare|lascio a te|lo lascio|conta su di me|a cura di|e compito|da parte mia|da parte tua|prende|porta|gestisce|segue|assegnato a|resta a|in mano a|la prende',
    thanks:
      'grazie|grazie mille|molte grazie|tante grazie|ti ringrazio|vi ringrazio|la ringrazio|ringraziamo|ringrazio|ringraziamenti|complimenti|congratulazioni|bravo|brava|bravi|ottimo lavoro|bel lavoro|perfetto|ottimo|auguri',
    sorry:
      'scusa|scusate|scusi|mi scuso|ci scusiamo|mi dispiace|ci dispiace|purtroppo|spiacente|spiacenti|condoglianze|perdona|perdonami|scusami',
    wish: 'spero|speriamo|sperando|auguro|auguriamo|buon weekend|buona giornata|buon fine settimana|buona serata|buone vacanze|buona fortuna|buon viaggio|a presto|a domani|ci vediamo|non vedo l ora|in bocca al lupo|guarisci|buon compleanno|buon lavoro|magari|sarebbe bello',
    offer:
      'non esitare|non esitate|non esiti|se hai domande|per qualsiasi|per domande|a disposizione|resto a disposizione|restiamo a disposizione|a tua disposizione|se vuoi|se volete|se desidera|siete invitati|sei invitato|vi invitiamo|invito|invitiamo|benvenuti|per maggiori informazioni|contattaci|chi vuole|chi volesse|se ti va|se vi va',
    said: 'dice|ha detto|disse|chiede|ha chiesto|scrive|ha scritto|spiega|ha spiegato|racconta|ha raccontato|pensa|secondo|risponde|ha risposto|sostiene|afferma|comunica|ha comunicato|segnala|riferisce',
    idle: 'sapere|so|pensare|credere|sperare|amo|capisco|capire|vengo|viene|verro|torno|torna|resto|restare|vado|andare|parto|dormire|ridere|partecipo|saro|sara|sono via|sono in ferie|sono fuori|ci sentiamo|ci vediamo|sentirci|vederci|arrivo',
    manners:
      "in allegato|allego|allegato|allegata|allegati|ti allego|trovi|trovate|come d' accordo|come concordato|come da accordi|per conoscenza|per informazione|vedi sotto|vedi allegato|tieni presente|si noti|ti scrivo|le scrivo|vi scrivo|ti informo|vi informo|la informo|si informa|vi informiamo|ecco|a proposito|nota|non rispondere|spero tutto bene|spero che|facendo seguito|in riferimento",
    already:
      "gia|ieri|l' altro ieri|la settimana scorsa|il mese scorso|stamattina|stamani|ieri sera|di recente|poco fa|nel frattempo|l' altro giorno|finalmente|ormai",
    still: 'ancora|non ancora|tuttora|in sospeso|da fare|rimane|rimangono|resta|restano|aperto|aperti',
    done: 'fatto|fatta|fatti|fatte|finito|finita|terminato|terminata|completato|completata|chiuso|chiusa|risolto|risolta|inviato|inviata|spedito|spedita|pagato|pagata|ordinato|ordinata|prenotato|prenotata|firmato|firmata|approvato|approvata|confermato|confermata|consegnato|consegnata|ricevuto|ricevuta|sistemato|sistemata|riparato|pronto|pronta|pronti|ok|a posto|stampato|installato|comprato|✓|✔|✅|☑',
    begun: 'in corso|iniziato|iniziata|avviato|avviata|a meta|cominciato|in lavorazione|ci sto lavorando',
    dropped:
      'annullato|annullata|cancellato|cancellata|sospeso|sospesa|rimandato|rimandata|non serve piu|saltato|saltata|salta|abbandonato|rinviato|rinviata|respinto|ritirato|eliminato|scartato|a monte',
    waiting: 'bloccato|bloccata|in attesa|aspetta|aspettando|dipende da|dipendono da|fermo|ferma',
    past: 'era|erano|aveva|avevano|fu|fece|disse|venne|vide|ebbe|prese|e stato|e stata|sono stati|ho fatto|abbiamo fatto|hanno fatto|e andata|e andato|si e|ha fatto|ha avuto|e arrivato|e arrivata|sono arrivati',
    urgent:
      "urgente|urgenti|urgentissimo|urgentissima|con urgenza|urgentemente|d' urgenza|al piu presto|il prima possibile|appena possibile|quanto prima|prima possibile|subito|immediatamente|priorita alta|alta priorita|massima priorita|priorita massima|prioritario|critico|asap|molto importante|importantissimo|senza indugio|con la massima urgenza|tassativo|tassativamente|prima di tutto|fondamentale",
    leisure:
      "con calma|non urgente|niente di urgente|nessuna fretta|senza fretta|non ho fretta|non c e fretta|nessuna urgenza|quando puoi|quando potete|quando hai tempo|quando avete tempo|quando hai un attimo|quando hai un momento|se hai tempo|quando puo|priorita bassa|bassa priorita|puo aspettare|a tempo perso|non c' e fretta|prenditela comoda|non e urgente|senza urgenza|con comodo",
    work: 'attivita|compiti|compito|azioni|azione|da fare|prossimi passi|prossimo passo|in sospeso|punti aperti|cose da fare|resta da fare|chi fa cosa|lista|to do|todo|impegni|incarichi|per favore|entro|manca|mancano|questa settimana|domani|oggi|in corso|piano|urgente|promemoria|servono|serve|scadenze',
    news: 'ordine del giorno|presenti|assenti|partecipanti|verbale|note|decisioni|decisione|riassunto|riepilogo|contesto|info|informazioni|opzioni|argomenti|dettagli|luogo|dove|quando|data|ora|orari|orario|costi|prezzi|numeri|risultati|modifiche|link|contatti|contatto|programma|indirizzo|totale|articoli|idee|ingredienti|oggetto|da|inviato|a|cc|agenda|avviso|novita|menu|preparazione|regole',
    finished:
      'fatto|fatti|completato|completati|concluso|conclusi|gia fatto|chiusi|terminato|terminati|settimana scorsa|risolti',
    task: 'attivita|compito|compiti|azione|cosa|oggetto|argomento|passo|lavoro|descrizione|punto|mansione|da fare|task|incarico|voce|intervento',
    owner:
      'chi|responsabile|responsabili|incaricato|incaricata|assegnato a|a cura di|nome|persona|referente|resp|da parte di|lo fa',
    due: 'scadenza|entro|quando|data|per quando|entro quando|termine|entro il|limite|deadline|giorno|consegna|scade',
    status: 'stato|situazione|fatto|avanzamento|ok',
    weight: 'priorita|urgenza|importanza|prio',
    number: 'n|nr|num|numero|rif|id|#|punto',
    note: 'nota|note|commento|commenti|dettagli|motivo|costo|prezzo|importo|quantita|sala|luogo|budget|reparto|progetto|cliente|categoria|osservazioni|info',
    me: 'io|me|il sottoscritto|la sottoscritta',
    hello:
      'ciao|buongiorno|buonasera|buon giorno|salve|caro|cara|cari|care|gentile|gentili|egregio|egregi|spettabile|spett|ciao a tutti|ciao a tutte|buon pomeriggio|gentilissimo|gentilissima|carissimo|carissima|carissimi',
    bye: 'saluti|cordiali saluti|distinti saluti|un saluto|grazie|grazie mille|a presto|a domani|un abbraccio|baci|buona giornata|buona serata|buon lavoro|cordialmente|ciao|tanti saluti|un caro saluto|con i migliori saluti',
    away: "fuori sede|fuori ufficio|risposta automatica|assente dall' ufficio|saro assente|in ferie fino",
    bulk: 'disiscriviti|cancellati|annulla iscrizione|newsletter|visualizza nel browser|non rispondere a questa|messaggio automatico|risposta automatica|fuori ufficio|tutti i diritti riservati|privacy|termini e condizioni|clicca qui|acquista ora|offerta|offerte|sconto|sconti|gratis|codice|il tuo ordine|numero ordine|il tuo account|la tua prenotazione|fattura n|ricevuta|spedizione gratuita|tracciamento|notifica|conferma|abbonamento|promozione|ultimi posti|saldi|accedi|password|iscriviti|in caso di urgenza|accesso limitato|in ferie|assenza|assistenza clienti|ti ha menzionato',
    forwarded:
      'vedi sotto|qui sotto|sotto|ti giro|vi giro|ti inoltro|vi inoltro|inoltro|inoltrato|vedi mail|la mail qui sotto|il messaggio sotto|come sotto|giro',
  },
  verbs: () => conjugated(VERBS, ENDINGS),
  verbLast: false,
  titles: null,
}
