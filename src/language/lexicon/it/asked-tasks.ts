// How Italian asks about work.
import type { AskedTaskWords } from '../asked-words.ts'

export const askedTasks: AskedTaskWords = {
  code: 'it',
  overdue:
    'scaduta|scadute|scaduto|scaduti|in ritardo|ritardo|ritardi|arretrato|arretrati|arretrate|indietro|oltre la scadenza|dimenticato|dovrebbe essere finito|dovevano essere finite',
  open: 'aperta|aperte|aperto|aperti|da fare|in sospeso|resta|restano|rimane|rimangono|manca|mancano|non finito|non finite|non concluse|ancora da|incompiuto|pendenti',
  done: 'fatta|fatte|fatto|fatti|finita|finite|finito|finiti|completata|completate|completato|completati|terminata|terminate|terminato|chiusa|chiuse|concluse|concluso',
  blocked:
    'bloccata|bloccate|bloccato|bloccati|ferma|ferme|fermo|fermi|incagliato|in attesa|in stallo|sospesa',
  progress: 'in corso|iniziata|iniziate|avviata|avviate|in lavorazione|cominciate',
  undated: 'senza scadenza|senza data|senza termine',
  unassigned: 'senza responsabile|non assegnate|non assegnata|di nessuno',
  high: 'urgente|urgenti|priorità alta|alta priorità|importante|importanti|prioritario|prioritarie|pressante',
  low: 'priorità bassa|bassa priorità|può aspettare',
  task: 'attività|compito|compiti|task|cose|cosa|lavoro|lavori|faccende|qualcosa|impegni',
  due: 'scade|scadono|scadenza|scadenze|entro quando|termine|da consegnare|da finire',
  count: 'quante|quanti|quanto|quanta|numero di',
  who: 'chi|a chi|di chi|responsabile|chi si occupa|incaricato',
  when: 'quando|entro quando|che giorno|in che data|fino a quando|quale data',
  why: 'perché|per quale motivo|motivo|cosa aspetta|come mai|ragione',
  mine: 'io|mi|mio|mia|miei|mie|me|ho',
  not: 'non|tranne|eccetto|senza|nessuno',
  oldest: 'da più tempo|più vecchia|più vecchio|più in ritardo',
  next: 'prossima|prossimo|prossime|per prima|per primo|prima|successiva',
  state: 'stato|a che punto|come va|come procede|avanzamento|situazione|progresso|panoramica',
  show: 'mostra|mostrami|elenca|dammi|dimmi|che|quale|quali|qual|c è|ci sono|è|sono|ha|hanno|abbiamo|ancora|già|adesso|ora|tutto|tutti|tutte|nel|si|lo|li|le|noi|nostro|squadra|team|progetto|progetti|parte|lato|totale|in totale|in tutto|deve|devono|devo|fare|occupa|fa|sta|stanno|momento|attualmente|al momento',
  more: 'più|meno|carico|carica',
  forMe: 'per me',
  forWhom: 'per',
  beforeDay: 'entro|il',
}
