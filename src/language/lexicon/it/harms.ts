// How Italian says what no rule may do to others.
import type { HarmWords } from '../harm-words.ts'

export const italianHarm: HarmWords = {
  code: 'it',
  name: 'a mio|suo|nostro|loro nome, a nome di|del|della, per conto di|del|della|mio|suo, come se fossi|fosse, fai finta, fingi, fingere, spacciati per, firma|rispondi|scrivi come, al mio posto, al suo posto',
  conceal:
    "in segreto, segretamente, di nascosto, senza dire|dirlo|dirglielo|avvisare|informare|chiedere, all' insaputa, a * insaputa, alle * spalle, alle spalle di, nascondi, nascondere, nascondigli, occulta, occultare, copia nascosta, ccn, bcc",
  rights:
    'come admin|amministratore|amministratrice, diritti di amministratore|admin, rendimi|rendi|nomina * amministratore|admin, conto come, dai|dammi|dare * accesso|permesso|permessi|diritti, dai|dammi|dare accesso|permesso|permessi',
  finish:
    'come fatta|fatto|fatte|completata|completato|completate|conclusa|approvato|approvata|pagato|pagata|chiusa|risolta, chiudi tutte|le|i_suoi compiti|attivita, approva automaticamente, considera approvato|approvata|pagato',
  outsider:
    "mio gmail, mia gmail, mio indirizzo privato|personale, mia casella privata|personale, mia mail privata|personale, a mia moglie|madre|sorella|figlia, a mio marito|padre|fratello|figlio, al mio amico|compagno, a un amico|giornalista|concorrente, alla stampa|concorrenza, ai giornali, all' esterno, fuori dall' azienda, fuori azienda, indirizzo esterno",
  aware:
    'sappia, sappiano, veda, vedano, noti, accorga, accorgano, avvisare, avvisato, avvisata, informato, informata, informare, dire, dirlo, dica, notificato, notificare, scopra',
  trust:
    'come verificato|verificati|verificate|sicuro|sicuri|affidabile|affidabili, fidati di|sempre, anche se non e|sono|verificato|verificati, senza conferma|verifica|approvazione|controllo|controlli|chiedere, chiunque sia, non importa chi',
  checks:
    'verifica, verifiche, filtro, filtri, antispam, protezione, controllo, controlli, privacy, quarantena',
  disable:
    'salta, saltare, aggira, aggirare, disattiva, disattivare, spegni, togli, senza, ignora, ignorare, evita, sospendi',
  secrets:
    "password, parola d' ordine, codice|codici di verifica|sicurezza|accesso, credenziali, coordinate bancarie, dati bancari, stipendi, buste paga, busta paga, mail private, messaggi privati, posta di tutti, mail di tutti|dei_colleghi",
  neg: 'non, mai, senza, nessuno, nessun, nessuna, ne',
}
