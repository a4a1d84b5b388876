// How Italian speaks of polls and of votes.
import type { PollWords } from '../poll-words.ts'

export const italian: PollWords = {
  code: 'it',
  classes: {
    yes: "mi piace|mi piacciono|il piu bello|la piu bella|adoro|interessano|interessa|non ho niente in contrario|niente in contrario|nulla in contrario|niente da obiettare|non ho nulla in contrario|si|certo|va bene|vanno bene|mi va bene|mi vanno bene|bene|benissimo|ok|okay|d'accordo|perfetto|ottimo|possibile|posso|potrei|libero|libera|disponibile|ci sono|preferisco|voglio|scelgo|voto per|voto|favorevole|sono favorevole|a favore|approvo|approvato|approvata|accetto|autorizzo|autorizzato|nessun problema|nessuna obiezione|volentieri|con piacere|mi piace|mi interessa|mi interessano|ideale|via libera|perche no|senz'altro|assolutamente si|per me si|procedi|procedete|mi sta bene|mi stanno bene|vorrei|prendo|comodo",
    no: 'passo|salto|no|non posso|non mi va|non mi va bene|non va bene|impossibile|non possibile|non disponibile|occupato|occupata|in ferie|assente|fuori|rifiuto|respinto|respinta|contrario|contraria|non sono d accordo|non approvo|mai|meglio di no|no grazie|male|troppo tardi|troppo presto|troppo caro|mi dispiace|per niente|assolutamente no|non ci sono|non riesco|in viaggio|bocciato|meglio non|preferirei non|preferirei di no|evitare|eviterei|non se ne parla',
    maybe:
      'come seconda scelta|in alternativa|difficile|complicato|non ancora|forse|magari|se serve|se necessario|se proprio|se proprio necessario|eventualmente|al limite|in caso di necessita|non sono sicuro|non sono sicura|non so|dipende|puo darsi|se non c e altro|come ultima scelta|all occorrenza|possibilmente|in caso di bisogno|in caso di emergenza|in caso estremo|in casi estremi|come ultima spiaggia|come ultima risorsa|come ultima possibilita|come ultima opzione|come ripiego|nel peggiore dei casi|in ultima istanza|alla peggio|alle brutte|in extremis',
    not: 'non|no|ne|mai|senza|nessuno|nessuna|neanche',
    rather:
      'preferibilmente|preferirei|preferisco|meglio|di preferenza|il mio preferito|la mia preferita|soprattutto|prima scelta|piuttosto',
    than: 'invece di|piuttosto che|al posto di|rispetto a|anziche',
    only: 'solo|soltanto|solamente|unicamente|esclusivamente',
    all: 'in qualsiasi momento|a qualsiasi ora|tutto il giorno|quando volete|tutti|tutte|tutto|qualsiasi|qualunque|tutti e tre|tutte e tre|entrambi|entrambe|tutti i giorni|tutte le date',
    sorry: 'mi dispiace|scusa|scusate',
    both: 'entrambi|entrambe|tutti e due|tutte e due',
    none: 'nessuno|nessuna|nessuno di questi|nessuna di queste|niente|nessuna data|nessun giorno',
    except:
      'tranne|eccetto|salvo|a parte|ma non|escluso|ad eccezione di|fuorche|solo non|tranne che|ma non il',
    rest: 'il resto|resto|gli altri|le altre|tutti gli altri|tutte le altre|altrimenti|tutto il resto|gli altri giorni',
    indifferent:
      'mi e indifferente|e indifferente|indifferente|e uguale|fa lo stesso|per me e uguale|come volete|non ho preferenze|nessuna preferenza|mi astengo|astenuto|decidete voi|fate voi',
    self: 'io',
    compares: 'sopra|sotto|meglio di|davanti a|a pari merito|alla pari|pari',
    busy: 'fuori sede|fuori citta|allenamento|lezione|lezioni|medico|dentista|bambini|figli|matrimonio|funerale|compleanno|concerto|esame|turno|fiera|da un cliente|all estero|corso|riunione|appuntamento|un impegno|impegni|trasferta|formazione|giorno libero',
    decided:
      "ha approvato|ha gia approvato|ha rifiutato|ha votato|e d'accordo|e contrario|e contraria|e favorevole",
    always: 'sempre',
    and: 'e|ed|&|piu|insieme a|nonche|non solo',
    or: 'o|oppure|ovvero',
    but: 'ma|pero|tuttavia|mentre|invece',
    also: 'anche|inoltre|pure',
    correction:
      'cambio di programma|cambio di piani|no aspetta|aspetta|scusa|scusate|anzi|anzi no|volevo dire|cioe|ripensandoci|correzione|in realta|meglio dire|mi correggo|no meglio|cambio idea|cambio il mio voto|alla fine|ho cambiato idea|pensandoci bene',
    condition:
      'con modifiche|con riserva|con riserve|se|solo se|a condizione che|purche|sempre che|ammesso che|a meno che|a patto che|ma solo se|nel caso in cui|finche|con la condizione che',
    otherwise: 'altrimenti|se no|senno',
    because: 'perche|poiche|siccome|dato che|visto che|a causa di|dal momento che',
    article: 'il|lo|la|i|gli|le|l|un|uno|una|numero|n|per|al|allo|alla|a|del|di|mio|mia|nel|dei|delle|alle',
    is: 'e|sono|sarebbe|io|me|per me|mi|il mio voto|il mio voto e|a me|va|vanno|direi|dico|vado|ci|sarebbero|andrebbe',
    please: 'per favore|grazie|grazie mille|per me|da parte mia|per piacere',
    option: 'opzioni|numeri|proposte|opzione|numero|scelta|proposta|risposta|alternativa|lettera',
    away: 'non lavoro piu|non lavora piu|non faccio piu parte|congedo parentale|congedo di maternita|fuori ufficio|fuori sede|risposta automatica|sono assente|saro assente|in ferie fino|assente fino',
    last: 'ultimo|ultima|l ultimo|l ultima|ultima opzione',
    lastRank: 'per ultimo|per ultima|all ultimo posto|in fondo|ultimo|ultima|infine|meno di tutti',
    after: 'dopo|dopo le|dalle|a partire dalle|da|non prima delle|non prima di|non prima del',
    before: 'prima delle|entro|fino alle|prima di|non dopo le',
    morning: 'mattina|mattino|di mattina|la mattina|mattine|mattinata',
    afternoon: 'pomeriggio|di pomeriggio|il pomeriggio|pomeriggi',
    evening: 'sera|di sera|la sera|sere|serata',
    same: 'come|lo stesso di|la stessa di|uguale a|stesso voto di|quello che dice|quello che ha scelto|sono con|concordo con|la stessa cosa di|idem come|+1 a|quello che vuole',
    behalf:
      'a nome di|per conto di|da parte di|per tutti e due|votiamo entrambi|vota anche|noi due|per delega',
    relative:
      'collega|moglie|marito|capo|compagno|compagna|figlio|figlia|fratello|sorella|amico|amica|madre|padre|squadra|assistente',
    votes:
      'dicono|vogliono|preferiscono|piace|preferirebbe|prenderebbe|dice|vuole|vota|sceglie|preferisce|prende|vorrebbe|e a favore|pensa|puo|ha scelto|ha detto|approva|opta',
    later:
      'ricevuto|devo chiedere|devo parlare|ne parlo|chiedo prima|fatemi vedere|fammi vedere|fammi chiedere|rispondero|rispondo|vi dico|ti dico|vi faccio sapere|ti faccio sapere|ci penso|guardo|piu tardi|devo controllare|dopo vi|domani rispondo|verifico',
    close: 'chiudi|chiudere|chiudete|termina|terminare|chiudi il sondaggio|chiudi la votazione|chiuso',
    results: 'risultati|risultato|come va|chi ha votato|chi manca|stato|a che punto siamo',
    remind: 'ricorda|promemoria|sollecita|sollecito|manda un promemoria',
    open: 'vota ora|votiamo ora|avvia il voto|invia|inviare|manda|avvia|pubblica|procedi|si|perfetto|vai',
    reopen: 'riapri|riaprire|riapri il sondaggio|riaprite',
    extend: 'proroga|prorogare|prolunga|prolungare|estendi|estendere|fino al|fino a|scadenza|giorni in piu',
    add: 'aggiungi|aggiungere|aggiungete|altra opzione|nuova opzione|un altra opzione|un opzione in piu',
    more: 'in piu|altri|ancora|piu',
    ask: 'votate|votare|votazione|sondaggio|scegliete|scegliere|vi va bene|vi va meglio|preferite|vostra scelta|vostro voto|vi piace|vi conviene|indicate|vi interessano|vi interessa|va bene a voi|decidiamo|vi andrebbe|meglio|che cosa vi va|cosa vi va|ditemi|che ne pensate|cosa preferite',
    which: 'quale|quali|che|dove|quando|chi|come|qual|cosa|quanto',
    shall:
      'dobbiamo|dovremmo|vogliamo|possiamo|facciamo|andiamo|compriamo|siete|avete|volete|potete|spostiamo|prenotiamo|accettate|approvate|cambiamo|teniamo|prendiamo|restiamo|va|vi|ci|iniziamo|organizziamo|manteniamo|scegliamo|chiudiamo|assumiamo|passiamo|venite|usiamo',
    every: 'tutti|tutte|ragazzi|ragazze|amici|colleghi|noi|voi|vi|ci|squadra|ognuno|nostro|nostra|ciascuno',
    poll: 'fai un sondaggio|un sondaggio|sondaggio su|sondaggio sulla|sondaggio sul|crea un sondaggio|una votazione su|avvia un sondaggio|fare un sondaggio|organizza una votazione',
    pickMany:
      'piu di uno|piu di una|diverse|diversi|piu scelte|scelta multipla|tutte quelle che|tutti quelli che|quanti ne volete|fino a tre|fino a due|anche piu|piu risposte',
    pickOne: 'solo uno|solo una|una sola|uno solo|un voto',
    rank: 'ordinate|ordine|in ordine|classifica|in ordine di preferenza|per preferenza|classificate|mettete in ordine|graduatoria|dal migliore',
    yesOrNo: 'si o no|si/no|favorevoli o contrari|a favore o contro',
    approve:
      "approvare|approvazione|approvate|autorizzare|autorizzazione|benestare|vostra approvazione|chiedo l'approvazione|nulla osta|via libera|confermare l'approvazione",
    mustApprove: 'deve approvare|devono approvare|deve firmare|deve autorizzare|deve dare il benestare',
    deadline:
      'entro|entro il|fino al|scadenza|al piu tardi|termine|prima del|chiude|si chiude|finisce|entro le|ordino|devo ordinare|vorrei ordinare|prenoto|devo prenotare|decido',
    anonymous:
      'anonimo|anonima|voto segreto|segreto|segreta|senza nomi|nessuno vedra chi|nessuno sapra chi|in forma anonima|anonimamente',
    hidden:
      'risultati alla fine|risultati dopo|risultati nascosti|nascondi i risultati|nascondere i risultati|non mostrare i risultati|risultati solo|senza risultati parziali',
    quorum: 'almeno|quorum|minimo|un minimo di|come minimo|non meno di',
    answers: 'voti|risposte|votanti|persone|partecipanti|pareri|votare',
    onlyThey: 'solo|soltanto|possono votare|votano|chiedi solo|votare',
    majority:
      'maggioranza|decide la maggioranza|a maggioranza|maggioranza semplice|maggioranza assoluta|piu della meta',
    unanimous: 'unanimita|all unanimita|unanime|tutti devono|dobbiamo essere tutti|consenso di tutti',
    request:
      'puoi|potresti|puo|potrebbe|mandami|inviami|hai|sai|qualcuno|mi puoi|posso|chi ha|chi sa|qualcuno sa',
    offer:
      'propongo|vi propongo|proponiamo|suggerisco|le opzioni sono|a scelta|potremmo|possiamo scegliere tra|ho pensato a|per ora abbiamo|per ora|finora',
    ideas:
      'idee per favore|qualche idea|idee per|avete idee|altre idee|le vostre idee|suggerimenti per favore|suggerimenti per|qualche suggerimento|altri suggerimenti|le vostre proposte|altre proposte|proponete|suggerite|aggiungete',
    smallTalk: 'come stai|come va|come state|tutto bene|come stanno',
    times:
      'data|date|giorno|giorni|sera|sere|ora|orario|orari|quando|mattina|pomeriggio|fine settimana|settimana|riunione|appuntamento',
  },
  ordinals:
    'primo/prima/al primo posto/1o/1a/per primo/il primo/la prima, secondo/seconda/al secondo posto/2o/2a, terzo/terza/al terzo posto/3o/3a, quarto/quarta/al quarto posto, quinto/quinta, sesto/sesta, settimo/settima, ottavo/ottava, nono/nona, decimo/decima',
  numbers: 'uno, due, tre, quattro, cinque, sei, sette, otto, nove, dieci, undici, dodici',
  weekdays: 'lunedi/lun, martedi/mar, mercoledi/mer, giovedi/gio, venerdi/ven, sabato/sab, domenica/dom',
  ifNeedBe: {
    when: 'se|quando|qualora',
    need: "serve|serve proprio|proprio serve|davvero serve|necessario|proprio necessario|davvero necessario|strettamente necessario|assolutamente necessario|e necessario|e proprio necessario|e davvero necessario|e assolutamente necessario|fosse necessario|indispensabile|e indispensabile|inevitabile|e inevitabile|proprio|proprio devo|proprio si deve|proprio bisogna|bisogna|occorre|c'e bisogno|non c'e altro|non c'e di meglio|non c'e alternativa|non c'e altra scelta|non c'e altra soluzione|non c'e altra opzione|non c'e altra possibilita|non c'e altro modo|non ci sono alternative|non ci sono altre possibilita|non ci sono altre opzioni|non si puo fare altrimenti|non si puo fare diversamente|non si puo evitare|non va bene altro|nient'altro funziona|nient'altro va bene|devo|devo proprio|si deve",
  },
  ranges: {
    since: 'a partire da|a partire dal',
    from: 'da|dal',
    to: 'a|al|fino a|fino al',
    on: 'in poi|in avanti',
    between: 'tra|fra|tra il|fra il',
  },
  kinds: {
    single: 'una|una sola|singola|scelta singola|scelta unica',
    multiple: 'multipla|diverse|piu di una|scelta multipla|piu scelte',
    ranked: 'classifica|graduatoria|ordine|ranking',
    yes_no: 'si no|si o no',
    approval: 'approvazione|approvare|benestare',
    schedule: 'data|date|orario|orari|appuntamento',
  },
  kindFrame: 'e|la|il|per favore|sondaggio|votazione|come|di',
}
