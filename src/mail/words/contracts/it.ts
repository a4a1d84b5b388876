// What our mails say of contracts, in Italian.
import { formsOf } from '../forms.ts'
import type { ContractWords } from './en.ts'

const { count } = formsOf('it')

export const contractIt: ContractWords = {
  none: 'In questa mail non c\u2019era un contratto',
  nothingDone: 'Non è stato letto nulla',
  notNoted: 'Non è stato annotato nulla',
  noNotes:
    'Rispondo alle domande sul contratto e non tengo appunti. I promemoria creati restano finché le loro attività non sono chiuse.',
  how: (agent: string) =>
    `Allega un contratto o un altro documento lungo e scrivi a ${agent}, oppure inoltra una mail che lo contiene nel testo. Ricevi parti, durata, disdetta, denaro, obblighi e rischi, ognuno con la sua pagina.`,
  read: (contracts: number) => count(contracts, '# contratto letto', '# contratti letti'),
  between: (names: string) => `Un contratto tra ${names}.`,
  noParties: 'Si legge come un contratto; non ho trovato tra chi.',
  other: 'Questo non si legge come un contratto: ecco gli importi, gli obblighi e i giorni che contiene.',
  named: (names: string) => `Nomina ${names}.`,
  noAdvice: 'Questo è ciò che dice il testo e ciò che non vi ho trovato. Non è una consulenza legale.',
  wantReminders: 'Scrivi \u201cricordami\u201d quando lo mandi e le date diventano attività con promemoria.',
  tooLong: 'Il file è stato letto, ma capirne il testo ha richiesto troppo tempo.',
  headings: {
    term: 'Durata e disdetta',
    money: 'Denaro',
    duties: 'Chi deve fare che cosa',
    risks: 'Da guardare due volte',
    dates: 'Date da tenere d\u2019occhio',
  },
  anybody: 'Entrambe, o nessuno nominato',
  begins: (day: string) => `Inizia il ${day}`,
  ends: (day: string) => `Finisce il ${day}`,
  term: 'Quanto dura',
  renewal: {
    automatic: 'Si rinnova da solo',
    option: 'Una parte può prolungarlo',
    'by-agreement': 'Continua solo se entrambe concordano',
    'becomes-indefinite': 'Poi continua senza fine',
    none: 'Non si rinnova',
  },
  lastDay: (day: string) => `Ultimo giorno per la disdetta: ${day}`,
  namedDay: 'il contratto nomina questo giorno',
  before: (length: string, day: string) => `${length} prima di ${day}`,
  anyTime: (
    length: string,
    { to, isSaid }: { to: 'month' | 'quarter' | 'half-year' | 'year' | null; isSaid: boolean },
  ) => {
    const ends = {
      month: 'per la fine di un mese',
      quarter: 'per la fine di un trimestre',
      'half-year': 'per la fine di un semestre',
      year: 'per la fine di un anno',
    }
    const begins = isSaid ? 'Disdetta possibile in ogni momento' : 'Preavviso'
    return `${begins}: ${length}${to === null ? '' : ` ${ends[to]}`}`
  },
  law: (name: string) => `Legge applicabile: ${name}`,
  hours: 'Orario di lavoro',
  leave: 'Ferie',
  passed: 'Quel giorno è passato.',
  severalRules:
    'Il testo ha più di una regola per la disdetta, o una non certa; perciò non indico un ultimo giorno. Da leggere:',
  rule: (length: string | null) => (length === null ? 'Una regola sulla disdetta' : `Preavviso: ${length}`),
  inProbation: (length: string | null) =>
    length === null ? 'Nel periodo di prova' : `Nel periodo di prova: ${length}`,
  breakDay: (day: string | null) => (day === null ? 'Diritto di uscita' : `Uscita possibile il ${day}`),
  breakBy: (day: string) => `disdetta entro ${day}`,
  noDay: (length: string) => `Preavviso: ${length}; non ho capito da quale giorno conta`,
  length: (many: number, unit: 'day' | 'week' | 'month' | 'year') => {
    const said = {
      day: count(many, '# giorno', '# giorni'),
      week: count(many, '# settimana', '# settimane'),
      month: count(many, '# mese', '# mesi'),
      year: count(many, '# anno', '# anni'),
    }
    return said[unit]
  },
  more: (rows: number) => count(rows, 'e # altro nel file', 'e altri # nel file'),
  missing: (names: string) => `Cercato, e nessuna traccia di: ${names}.`,
  maybe: (places: string) => `Forse c’è, con altre parole, da controllare: ${places}.`,
  clauses: {
    parties: 'parti',
    term: 'durata',
    termination: 'recesso',
    renewal: 'rinnovo',
    payment: 'pagamento',
    liability: 'responsabilità',
    indemnity: 'manleva',
    confidentiality: 'riservatezza',
    'data protection': 'protezione dei dati',
    'intellectual property': 'proprietà intellettuale',
    'governing law': 'legge applicabile',
    'dispute resolution': 'controversie',
    'force majeure': 'forza maggiore',
    assignment: 'cessione',
    notices: 'comunicazioni',
    warranty: 'garanzia',
    'entire agreement': 'intero accordo',
    signatures: 'firme',
  },
  risks: {
    unlimited: 'Senza limite',
    'one-sided': 'Una parte decide da sola',
    'price-rise': 'I prezzi possono salire',
    penalty: 'Una penale o un diritto perso',
    'no-refund': 'Il denaro non torna',
    'all-costs': 'Tutti i costi da una parte',
    waiver: 'Si rinuncia a diritti',
    competition: 'Limiti ad altri lavori',
    exclusive: 'Legati a un solo partner',
  },
  days: {
    notice: 'ultimo giorno per la disdetta',
    end: 'fine del contratto',
    day: 'data da tenere d\u2019occhio',
  },
}
