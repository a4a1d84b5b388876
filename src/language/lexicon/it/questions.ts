// How Italian asks.
import type { QuestionWords } from '../question-words.ts'

export const questions: QuestionWords = {
  code: 'it',
  small:
    'il|lo|la|i|gli|le|l|un|uno|una|e|ed|o|ma|se|che|chi|cosa|quale|quali|quando|dove|come|perché|quanto|quanta|quanti|quante|di|del|dello|della|dei|degli|delle|a|al|allo|alla|ai|agli|alle|da|dal|dalla|in|nel|nella|nei|con|su|sul|sulla|per|tra|fra|è|sono|era|essere|siamo|ho|ha|hanno|abbiamo|avere|io|mi|mio|mia|miei|tu|ti|tuo|tua|lui|lei|noi|ci|nostro|nostra|voi|vi|vostro|loro|si|suo|sua|questo|questa|questi|queste|quello|quella|non|no|sì|molto|più|meno|anche|già|ancora|tutto|tutti|altra|altro|ciao|buongiorno|grazie|favore|domanda|posso|può|possiamo|vorrei|sapere|fare|fa|qualcuno|qualcosa|bene|qui|prima|dopo|durante|ne|nè|senza|saluti|devo',
  chatter:
    'detto|dice|dicono|adesso|ora|spero|credo|penso|forse|vorrei|chiedo|sapere|aiuto|fare|faccio|succede|trovo|trovare|gente',
  asks: {
    person: 'chi|a chi|quale persona|responsabile|con chi',
    day: 'quando|che giorno|quale data|entro quando|fino a quando|scadenza',
    clock: 'a che ora|che ora|quando|orari|orario',
    money: 'quanto costa|quanto|prezzo|costo|costa|pagare|tariffa|cauzione|importo|rimborso',
    count: 'quanti|quante|quanto|numero di|che età|massimo|minimo|per cento',
    duration: 'quanto tempo|quanti giorni|quante settimane|quante ore|quanto dura|preavviso',
    place: 'dove|in quale posto|quale sala|quale porta|indirizzo',
    code: 'password|codice|pin',
    phone: 'telefono|numero|chiamare|chiamo',
    address: 'mail|e-mail|indirizzo|scrivere|sito|contatto',
    allowed: 'posso|può|possiamo|si può|è possibile|è permesso|c è|ci sono|devo|permesso|possibile',
    manner: 'come|cosa faccio|cosa fare|cosa succede',
    reason: 'perché|motivo',
  },
  denies: 'non|nessun|nessuno|nessuna|mai|vietato|senza|salvo|tranne|né|neppure',
  permits: 'può|possono|deve|devono|possibile|sì|sempre|gratis|gratuito|compreso|permesso|consentito',
  units:
    'secondo|secondi|minuto|minuti|ora|ore|giorno|giorni|settimana|settimane|mese|mesi|anno|anni|notte|notti',
  at: 'in|nel|nella|presso|accanto|dietro|sotto|sopra|tra|davanti|vicino|al|alla',
  opens: 'posso|può|possiamo|è|sono|c|ci|devo|bisogna|si|avete',
}
