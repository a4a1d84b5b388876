// What our mails say of files and what they say, in English; every other language has the same words.
import { formsOf } from '../forms.ts'

const { count } = formsOf('en-GB')

type Noun = readonly [one: string, many: string]
type Unit = 'page' | 'sheet' | 'slide' | 'section' | 'image' | 'mail' | 'entry' | 'file'

/** What the places in a file are counted in. */
const fileUnits: Record<Unit, Noun> = {
  page: ['page', 'pages'],
  sheet: ['sheet', 'sheets'],
  slide: ['slide', 'slides'],
  section: ['section', 'sections'],
  image: ['picture', 'pictures'],
  mail: ['mail', 'mails'],
  entry: ['entry', 'entries'],
  file: ['file', 'files'],
}

export const documentEn = {
  none: 'There was no file in this mail',
  noneToRead: 'There was no file to read in this mail',
  onlyPicture: (name: string) =>
    `I took ${name} for the logo of a signature, since it is small. If it is what you mean, send a larger picture or a PDF of it.`,
  nothingDone: 'Nothing was read',
  how: (agent: string) =>
    `Attach a file and write to ${agent}: a PDF, an office file, a table, a picture or a scan. You get back what it says, each point with its page.`,
  read: (files: number) => count(files, '# file read', '# files read'),
  failed: (files: number) => count(files, '# file could not be read', '# files could not be read'),
  tasks: (files: number) => count(files, '# task made', '# tasks made'),
  noAnswer: 'I could not find it',
  noAnswerNote: 'Try other words, or name the page or the column where it should be.',
  nearest: 'Perhaps this helps:',
  closest: 'I am not sure. This comes closest:',
  unsure: 'I am not sure of the answer',
  kinds: {
    invoice: 'Invoice',
    contract: 'Contract',
    minutes: 'Minutes',
    report: 'Report',
    slides: 'Slides',
    data: 'Data',
    form: 'Form',
    image: 'Picture',
    letter: 'Letter',
    quote: 'Quote',
    other: 'Document',
  },
  readOf: (unit: Unit, read: number, total: number) => {
    const noun = fileUnits[unit][total === 1 ? 0 : 1]
    return `read ${read} of ${total} ${noun}`
  },
  place: (unit: Unit, number: number) => `${fileUnits[unit][0]} ${number}`,
  tracked: { inserted: 'Inserted', deleted: 'Deleted' },
  table: {
    place: (place: string, row: number) => `${place}, row ${row}`,
    sum: (column: string, value: string, rows: number) =>
      `Total of ${column}: ${value} (${count(rows, '# row', '# rows')})`,
    average: (column: string, value: string, rows: number) =>
      `Average of ${column}: ${value} (${count(rows, '# row', '# rows')})`,
    count: (rows: number, all: number) => `${rows} of ${count(all, '# row', '# rows')}`,
    none: (all: number) => (all === 1 ? 'The only row does not fit' : `None of the ${all} rows`),
    columns: (names: string) => `The columns are: ${names}`,
  },
  invoice: {
    supplier: 'From',
    number: 'Number',
    net: 'Net',
    vat: 'VAT',
    total: 'Total',
    due: 'Due',
    notFound: 'not found',
    addsUp: 'adds up',
    differs: 'net and VAT do not make it',
  },
  headings: {
    summary: 'In brief',
    facts: 'Facts',
    dates: 'Dates',
    amounts: 'Amounts',
    parties: 'Parties',
    risks: 'Risks',
    actions: 'To do',
  },
  levels: { high: 'high', medium: 'medium', low: 'low' },
  more: (files: number) => count(files, 'and # more on the page', 'and # more on the page'),
  notes: {
    cut: 'The file is longer than what I read of one.',
    late: 'Reading took long and stopped before the end.',
    recognised: 'Text was recognised in pictures, so single letters may be wrong.',
    unreadable_pages: 'Some parts of it are damaged and could not be read.',
    turned_pages: 'A page could not be read, it may be turned.',
    macros: 'It contains macros; they were not run.',
    invisible_text: 'It contains text that readers do not see; I left that out.',
    tracked_changes: 'It has tracked changes; I read it as if all were accepted.',
    hidden_sheets: 'It has hidden sheets or slides; I read them, too.',
    embedded_files: 'Files that are embedded in it were not opened.',
    pictures_not_read: 'Some pages are pictures whose text was not recognised.',
  },
  failures: {
    empty: 'The file is empty.',
    unknown_kind: 'I cannot read this kind of file. A PDF of it I can.',
    encrypted: 'The file is protected with a password. Send it again without one and I read it.',
    damaged: 'The file is damaged or cut off, so I could not read its text. Please send it again.',
    too_large:
      'The file is too large to be read, or unpacks to far more than its size. Send smaller parts of it.',
    too_deep: 'The file is nested too deeply to be read.',
    timed_out: 'Reading the file took too long and was stopped.',
    out_of_memory: 'Reading the file took too much memory and was stopped.',
    no_such_page: 'The file has no page with this number.',
    gave_up: 'Reading the file failed several times. Please send it again in a while.',
    gone: 'The file is not there any more. Please send it again.',
  },
  tooLong:
    'The file was read, but understanding its text took too long. You can read and search it on its page.',
  sameOwn: (day: string) => `You sent this on ${day}; nothing in it changed.`,
  same: (day: string) => `This file came on ${day} before; nothing in it changed.`,
  changed: (version: number) => `Changed since version ${version}`,
  nothingChanged: 'Not a line of it changed.',
  moved: (files: number) => count(files, '# line only moved.', '# lines only moved.'),
  added: (text: string) => `New: ${text}`,
  gone: (text: string) => `Gone: ${text}`,
  forPerson: (name: string) => `for ${name}`,
  open: 'See all of it',
  help: 'Reply with a question about the file and I look up where it answers it.',
  wantTasks: 'To have the points to do made tasks, press the button beside them on the page.',
}

export type DocumentWords = typeof documentEn
