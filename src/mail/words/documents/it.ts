// What our mails say of files and what they say, in Italian.
import { formsOf } from '../forms.ts'
import type { DocumentWords } from './en.ts'

const { count } = formsOf('it')

const fileUnits = {
  page: ['pagina', 'pagine'],
  sheet: ['foglio', 'fogli'],
  slide: ['diapositiva', 'diapositive'],
  section: ['sezione', 'sezioni'],
  image: ['immagine', 'immagini'],
  mail: ['mail', 'mail'],
  entry: ['voce', 'voci'],
  file: ['file', 'file'],
} as const

export const documentIt: DocumentWords = {
  none: 'In questa mail non c’era nessun file',
  noneToRead: 'In questa mail non c’era nessun file da leggere',
  onlyPicture: (name) =>
    `Ho preso ${name} per il logo di una firma, perché l’immagine è piccola. Se è quello che intende, mandi un’immagine più grande o un PDF.`,
  nothingDone: 'Non è stato letto niente',
  how: (agent) =>
    `Alleghi un file e scriva a ${agent}: un PDF, un documento d’ufficio, una tabella, un’immagine o una scansione. Riceverà quello che dice, ogni punto con la sua pagina.`,
  read: (files) => count(files, '# file letto', '# file letti'),
  failed: (files) => count(files, '# file non leggibile', '# file non leggibili'),
  tasks: (files) => count(files, '# attività creata', '# attività create'),
  noAnswer: 'Non l’ho trovato',
  noAnswerNote: 'Prova con altre parole, o indica la pagina o la colonna.',
  nearest: 'Forse questo aiuta:',
  closest: 'Non ne sono sicuro. Questo ci si avvicina di più:',
  unsure: 'Non sono sicuro della risposta',
  kinds: {
    invoice: 'Fattura',
    contract: 'Contratto',
    minutes: 'Verbale',
    report: 'Relazione',
    slides: 'Diapositive',
    data: 'Dati',
    form: 'Modulo',
    image: 'Immagine',
    letter: 'Lettera',
    quote: 'Preventivo',
    other: 'Documento',
  },
  readOf: (unit, read, total) => {
    const noun = fileUnits[unit][total === 1 ? 0 : 1]
    return `letto: ${read} di ${total} ${noun}`
  },
  place: (unit, number) => `${fileUnits[unit][0]} ${number}`,
  tracked: { inserted: 'Inserito', deleted: 'Cancellato' },
  table: {
    place: (place, row) => `${place}, riga ${row}`,
    sum: (column, value, rows) => `Totale ${column}: ${value} (${count(rows, '# riga', '# righe')})`,
    average: (column, value, rows) => `Media ${column}: ${value} (${count(rows, '# riga', '# righe')})`,
    count: (rows, all) => `${rows} su ${count(all, '# riga', '# righe')}`,
    none: (all) => (all === 1 ? 'L’unica riga non corrisponde' : `Nessuna delle ${all} righe`),
    columns: (names) => `Le colonne sono: ${names}`,
  },
  invoice: {
    supplier: 'Da',
    number: 'Numero',
    net: 'Imponibile',
    vat: 'IVA',
    total: 'Totale',
    due: 'Scadenza',
    notFound: 'non trovato',
    addsUp: 'i conti tornano',
    differs: 'imponibile e IVA non danno il totale',
  },
  headings: {
    summary: 'In breve',
    facts: 'Fatti',
    dates: 'Date',
    amounts: 'Importi',
    parties: 'Parti',
    risks: 'Rischi',
    actions: 'Da fare',
  },
  levels: { high: 'alto', medium: 'medio', low: 'basso' },
  more: (files) => count(files, 'e # altro sulla pagina', 'e altri # sulla pagina'),
  notes: {
    cut: 'Il file è più lungo di quanto ne leggo.',
    late: 'La lettura è durata a lungo e si è fermata prima della fine.',
    recognised: 'Il testo è stato riconosciuto in immagini: qualche lettera può essere sbagliata.',
    unreadable_pages: 'Alcune parti sono danneggiate e non si sono potute leggere.',
    turned_pages: 'Una pagina non si è potuta leggere, forse è girata.',
    macros: 'Contiene macro; non sono state eseguite.',
    invisible_text: 'Contiene testo che chi legge non vede; l’ho lasciato fuori.',
    tracked_changes: 'Ha revisioni; l’ho letto come se fossero tutte accettate.',
    hidden_sheets: 'Ha fogli o diapositive nascosti; ho letto anche quelli.',
    embedded_files: 'I file incorporati non sono stati aperti.',
    pictures_not_read: 'Alcune pagine sono immagini il cui testo non è stato riconosciuto.',
  },
  failures: {
    empty: 'Il file è vuoto.',
    unknown_kind: 'Non so leggere questo tipo di file; un PDF sì.',
    encrypted: 'Il file è protetto da una password. Lo mandi senza e lo leggo.',
    damaged: 'Il file è danneggiato o tagliato e il suo testo non si è potuto leggere. Lo mandi di nuovo.',
    too_large:
      'Il file è troppo grande, o una volta decompresso cresce molto oltre la sua misura. Ne mandi parti più piccole.',
    too_deep: 'Il file è annidato troppo in profondità.',
    timed_out: 'La lettura del file è durata troppo ed è stata fermata.',
    out_of_memory: 'La lettura del file ha richiesto troppa memoria ed è stata fermata.',
    no_such_page: 'Il file non ha una pagina con questo numero.',
    gave_up: 'La lettura del file è fallita più volte. Lo mandi di nuovo più tardi.',
    gone: 'Il file non c’è più. Lo mandi di nuovo.',
  },
  tooLong:
    'Il file è stato letto, ma capirne il testo è durato troppo. Può leggerlo e cercarvi dentro sulla sua pagina.',
  sameOwn: (day) => `L’ha già mandato il ${day}; non è cambiato niente.`,
  same: (day) => `Questo file è già arrivato il ${day}; non è cambiato niente.`,
  changed: (version) => `Cambiato dalla versione ${version}`,
  nothingChanged: 'Non è cambiata neanche una riga.',
  moved: (files) => count(files, '# riga ha solo cambiato posto.', '# righe hanno solo cambiato posto.'),
  added: (text) => `Nuovo: ${text}`,
  gone: (text) => `Tolto: ${text}`,
  forPerson: (name) => `per ${name}`,
  open: 'Vedere tutto',
  help: 'Risponda con una domanda sul file e cerco dove risponde.',
  wantTasks: 'Per fare dei punti da fare delle attività, prema il pulsante accanto sulla pagina.',
}
