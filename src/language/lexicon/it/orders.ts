// How Italian orders, and what it says instead.
import type { OrderWords } from '../order-words.ts'

export const orders: OrderWords = {
  code: 'it',
  courtesy:
    'per favore|per piacere|grazie|grazie mille|ciao|buongiorno|buonasera|ok|va bene|sì|bene|allora|dunque|adesso|ora|subito|se puoi|se possibile|se non ti dispiace|per me|per noi|anche|di nuovo|ancora|meglio|cosa|roba|pure|mi|ci|ti|poi|a proposito|già|invece|indietro',
  polite:
    'puoi|potresti|può|potrebbe|potete|potreste|possiamo|potremmo|mi puoi|mi potresti|vuoi|vorresti|ti dispiace|ti dispiacerebbe|è possibile|sarebbe possibile|qualcuno può|qualcuno potrebbe|riesci a|riusciresti a',
  wishes:
    'voglio che|vorrei che|mi piacerebbe che|voglio|vorrei|mi piacerebbe|ho bisogno che|ho bisogno di|bisogna|dobbiamo|fai in modo che|assicurati che|voto per|io voto|il mio voto va|il mio voto|sono per|mi occupo|mi occupo di|mi occupo del|prendo io|ci penso io|scelgo|segnami|faccio io',
  nods: 'ok|va bene|sì|grazie|per favore|d accordo',
  asks: "che|che cosa|cosa|chi|quando|quanto|quanta|quanti|quante|dove|perché|come|qual|quale|quali|è|sono|era|ha|hanno|ho|abbiamo|c'è|ci sono|devo|dovrei|dovremmo|posso|può darsi|deve|fino a quando|da quando|a che|a che punto|mostra|mostrami|dimmi|dicci|elenca|cerca|trova|riassumi|confronta|spiega|sai|e se|di chi|a chi|entro quando|hai",
  denies:
    'non|mai|niente|nulla|nessuno|nessuna|nessun|senza|né|neanche|no|lascia stare|lascia perdere|dimentica|aspetta|evita',
  ifs: 'se|quando|appena|non appena|una volta che|nel caso|qualora|purché|a condizione|supponiamo|supponendo|immagina|a meno che|dopo che|finché|avrebbe|avrei|avessi|fosse|sarebbe|altrimenti|in teoria|teoricamente|ammesso che',
  reports:
    'dice|disse|diceva|dicono|ha detto|scrive|scrisse|ha scritto|scriveva|chiede|chiese|ha chiesto|vuole che|voleva che|propone|ha proposto|pensa che|pensava|secondo|sostiene|afferma|suggerisce|ha suggerito|racconta|rispose|ha risposto|esige|raccomanda|ha menzionato|crede che|pare che|insiste',
  choices: 'o|oppure|tranne|eccetto|salvo|invece di|anziché|piuttosto che|ma non',
  doubts:
    'forse|magari|eventualmente|probabilmente|penso|credo|suppongo|mi chiedo|non so|dubito|spero|può darsi|potremmo|dovremmo|stavo pensando|stavo per|quasi|un giorno|idealmente|pensavo',
  subjects: 'io|noi|tu|lui|lei|loro|egli|ella|voi|qualcuno|nessuno|questo|quello|ciò|tutti dicono|la gente',
  self: 'io|noi|ho|abbiamo|questo|quello|è',
  finite:
    'è|sono|era|erano|ha|hanno|aveva|avevano|ho|abbiamo|va|vanno|deve|devono|dovrebbe|può|possono|potrebbe|vuole|vogliono|sarà|saranno|resta|rimane|prende|viene|sembra|serve|fu|tocca',
  modals:
    'devo|deve|dovrei|dovrebbe|dobbiamo|posso|può|potrei|potrebbe|voglio|vuole|vorrei|sto per|quasi|presto|provo|provato|spero|domani|più tardi|a metà|ancora|iniziato|cominciato|sarà|farò|manderò|stavo|da fare|bisogna',
  past: 'spostato|spostata|spostò|rimandato|rimandata|rinviato|rinviata|anticipato|assegnato|assegnata|dato|data a|passato|passata|segnato|segnata|eliminato|eliminata|cancellato|cancellata|tolto|chiuso|chiusa|riaperto|aggiunto|aggiunta|creato|creata|votato|alzato|abbassato|commentato|ricordato|prorogato|messo|messa|cambiato|cambiata|affidato|affidata',
  reasons: 'perché|poiché|siccome|dato che|visto che|io|lui|lei|è|il|la|lo|i|le|gli|così|affinché|noi',
  verbs:
    'sposta|spostare|spostalo|spostala|rimanda|rimandare|rinvia|rinviare|posticipa|posticipare|anticipa|anticipare|metti|mettere|mettilo|mettila|imposta|impostare|passa|passare|passalo|passala|dai|dare|dallo|dalla a|dà|assegna|assegnare|assegnalo|assegnala|affida|affidare|segna|segnare|segnalo|segnala|spunta|completa|completare|chiudi|chiudere|termina|terminare|riapri|riaprire|apri|aprire|inizia|elimina|eliminare|cancella|cancellare|togli|togliere|rimuovi|rimuovere|annulla|aggiungi|aggiungere|crea|creare|creami|annota|annotare|scrivi|scrivere|commenta|commentare|alza|alzare|aumenta|abbassa|abbassare|ricordami|ricorda|ricordare|di|dire|digli|dille|vota|votare|scegli|scegliere|prendi|prendere|scambia|scambiare|segui|seguire|smetti di seguire|smetti|approva|approvare|blocca|bloccare|sblocca|prolunga|prolungare|proroga|prorogare|cambia|cambiare|fai|fare|fissa|fissare|trasferisci|trasferire|delega|delegare|nuova attività|nuovo compito|attività|compito|prenota|prenotare|compra|comprare|chiama|chiamare|manda|mandare|invia|inviare|prepara|preparare|priorità|porta|portare|consegna|modifica|modificare|avvisami|pianifica|contrassegna|contrassegnare|lascia',
  all: 'tutto|tutti|tutta|tutte|ogni|ciascuno|i miei|le mie|quelli|quelle|scaduti|scadute|in ritardo',
  ordinals: 'primo|prima|secondo|seconda|terzo|terza|quarto|quarta|quinto|quinta|ultimo|ultima',
  pairs: 'entrambi|entrambe|tutti e due|tutte e due',
  acting:
    'attività|compito|compiti|task|scadenza|scadenze|data|termine|priorità|urgente|urgenti|importante|alta|alto|massima|media|medio|normale|bassa|basso|stato|fatto|fatta|fatti|fatte|finito|finita|terminato|terminata|completato|completata|chiuso|chiusa|aperto|aperta|bloccato|bloccata|corso|in corso|revisione|attesa|sospeso|responsabile|commento|nota|promemoria|sondaggio|votazione|voto|progetto|me|mio|mia|miei|mie|lo|la|li|le|questo|questa|quello|quella|ritardo|scaduto|scaduta|nuovo|nuova|chiamata|inviato|inviata|spedito|spedita|mandato|mandata|pagato|pagata|prenotato|prenotata|scelto|scelta|firmato|firmata|ordinato|ordinata|approvato|approvata|ora|ore|giorno|giorni|settimana|settimane|mese|prima|dopo|tardi|entro|per|come|a|al|alla|alle|all|fino|fine|carico|pronto|pronta|dicendo',
}
