// What Dina answers: one part for each contract, the last day for a notice first, each line with its page and quote.
import { emptyOutcome, type Made, type Outcome } from '../../agent/outcome.ts'
import type { Place } from '../../language/documents/analysis.ts'
import { type ContractReading, clauseNames } from '../../language/documents/contracts/contract-reading.ts'
import type { LayoutRow, LayoutSection } from '../../mail/layout-parts.ts'
import type { LanguageCode } from '../../mail/words/contract.ts'
import { dayWords } from '../../mail/words/days.ts'
import type { MailWords } from '../../mail/words/en.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { answerSections, firstAnswer, noticeLine, ruleLine } from '../documents/index.ts'
import type { ContractProposal, ReadContractFile } from './contract-proposal.ts'
import { watchedDays } from './watched-days.ts'

export interface Reader {
  hueHex: string
  publicUrl: string
  language: LanguageCode
  /** 'YYYY-MM-DD', when the mail was sent. */
  today: string
  /** Reminders that were asked for. */
  made: Made[]
}

type Unit = Parameters<MailWords['document']['place']>[0]

/** Of each kind, in the mail. */
const MOST_ROWS = 8
const MOST_CHARACTERS = 280

export function contractsOutcome(
  { files, asked, wantsReminders }: ContractProposal,
  reader: Reader,
): Outcome {
  const { contract: words, document } = wordsIn(reader.language)
  const contracts = files.filter(({ contract }) => contract?.isContract).length
  const failed = files.filter(({ failure }) => failure !== null).length
  const others = files.length - contracts - failed
  const headline = [
    contracts > 0 && words.read(contracts),
    others > 0 && document.read(others),
    failed > 0 && document.failed(failed),
  ]
  const hasRead = contracts > 0 || others > 0
  return {
    ...emptyOutcome(
      firstAnswer(asked, reader) ?? matterOf(files, reader) ?? headline.filter(Boolean).join(', '),
    ),
    made: reader.made,
    sections: [
      ...answerSections(asked, reader),
      ...files.flatMap((file) => sectionsOf(file, reader, files.length === 1)),
    ],
    notes: hasRead ? [words.noAdvice, ...(wantsReminders ? [] : [words.wantReminders])] : [],
  }
}

/** Of a contract alone the day that counts: its last for a notice, else its end; null without one. */
function matterOf(files: readonly ReadContractFile[], reader: Reader): string | null {
  const [file] = files
  if (!file?.contract?.isContract || files.length > 1) return null
  const { notice, end } = file.contract
  const { contract: words } = wordsIn(reader.language)
  if (notice) return `${file.name}: ${noticeLine(notice, reader).replace(/\.$/, '')}`
  if (!end) return null
  return `${file.name}: ${words.ends(end.iso.length === 10 ? dayWords(end.iso, reader.language) : end.iso)}`
}

function sectionsOf(file: ReadContractFile, reader: Reader, isAlone: boolean): LayoutSection[] {
  const { contract: words, document } = wordsIn(reader.language)
  const { name, contract, failure } = file
  const said = (text: string): LayoutSection => ({ kind: 'paragraph', lead: `${name}:`, text })
  if (failure !== null) return [said(document.failures[failure])]
  const readOf = document.readOf((file.unit ?? 'page') as Unit, file.partsRead, file.partsTotal)
  const notes = file.notes.map((note) => document.notes[note])
  if (!contract) return [said([`${readOf}.`, words.tooLong, ...notes].join(' '))]
  const names = contract.parties.map(({ name: party, role }) => (role ? `${party} (${role})` : party))
  // A name such as "Inc." brings the full stop of the sentence along.
  const named = names.join(', ').replace(/\.$/, '')
  const about = [
    `${readOf}.`,
    contract.isContract ? (names.length > 0 ? words.between(named) : words.noParties) : words.other,
    ...(!contract.isContract && names.length > 0 ? [words.named(named)] : []),
    ...notes,
  ]
  const part = new Rows(file, reader, isAlone)
  return [
    said(about.join(' ')),
    ...(contract.isContract ? part.section(words.headings.term, termRows(contract, part, reader)) : []),
    ...(contract.isContract ? rulesSection(contract, part, reader) : []),
    ...part.section(
      words.headings.money,
      contract.amounts.map(({ text, place }) => part.row(text, place)),
    ),
    ...dutiesSection(contract, part, reader),
    ...(contract.isContract
      ? part.section(
          words.headings.risks,
          contract.risks.map(({ kind, place }) => part.row(words.risks[kind], place, { quoted: true })),
        )
      : []),
    ...part.section(
      words.headings.dates,
      watchedDays(contract, reader.today).map(({ kind, iso, place }) =>
        part.row(`${dayWords(iso, reader.language)}: ${words.days[kind]}`, place, { quoted: true }),
      ),
    ),
    ...(contract.isContract ? notFound(contract, part, words) : []),
  ]
}

/** Of each party a few, as plain lines: in bold they would drown the days above. */
const MOST_DUTIES = 6

function dutiesSection(contract: ContractReading, part: Rows, reader: Reader): LayoutSection[] {
  const { contract: words } = wordsIn(reader.language)
  const all = byParty(contract)
  if (all.length === 0) return []
  const lines = all.slice(0, MOST_DUTIES).map(({ party, text, due, place }) => {
    const isSaid = due === null || text.includes(due)
    const where = [isSaid ? null : due, part.place(place)].filter(Boolean).join(', ')
    return `${[party ?? words.anybody, short(text)].join(': ')} (${where})`
  })
  const left = all.length - lines.length
  const rest = left > 0 ? [words.more(left)] : []
  return [{ kind: 'lines', heading: part.headed(words.headings.duties), lines: [...lines, ...rest] }]
}

const byParty = ({ obligations }: ContractReading) => {
  const parties = [...new Set(obligations.map(({ party }) => party))]
  return parties.flatMap((party) => obligations.filter((one) => one.party === party))
}

function termRows(contract: ContractReading, part: Rows, reader: Reader) {
  const { notice, end, effective, term, renewal, runs, work, law } = contract
  const { contract: words } = wordsIn(reader.language)
  const day = (iso: string) => (iso.length === 10 ? dayWords(iso, reader.language) : iso)
  const quoted = { quoted: true }
  const runsFor = runs && words.length(runs.count, runs.unit)
  return [
    ...(notice ? [part.row(noticeLine(notice, reader), notice.place, quoted)] : []),
    ...(effective ? [part.row(words.begins(day(effective.iso)), effective.place, quoted)] : []),
    ...(end ? [part.row(words.ends(day(end.iso)), end.place, quoted)] : []),
    ...(term && !end
      ? [part.row(runsFor ? `${words.term}: ${runsFor}` : words.term, term.place, quoted)]
      : []),
    ...(renewal ? [part.row(words.renewal[renewal.kind], renewal.place, quoted)] : []),
    ...(work.hours ? [part.row(words.hours, work.hours.place, quoted)] : []),
    ...(work.leave ? [part.row(words.leave, work.leave.place, quoted)] : []),
    ...(law ? [part.row(words.law(law.name), law.place, quoted)] : []),
  ]
}

/** Rules on notice that name no last day: several of them, in the probation period, and break dates. */
function rulesSection({ notice, noticeRules }: ContractReading, part: Rows, reader: Reader): LayoutSection[] {
  const { contract: words } = wordsIn(reader.language)
  const rows = noticeRules.map((rule) => part.row(ruleLine(rule, reader), rule.place, { quoted: true }))
  const isUnsure = notice === null && noticeRules.some(({ kind }) => kind === 'ending')
  const lead: LayoutSection[] = isUnsure ? [{ kind: 'paragraph', text: words.severalRules }] : []
  return rows.length === 0 ? [] : [...lead, { kind: 'rows', rows: rows.slice(0, MOST_ROWS) }]
}

/** What was looked for: without a trace, and perhaps there in words that are not known. */
function notFound(
  { clauses, maybe }: ContractReading,
  part: Rows,
  words: MailWords['contract'],
): LayoutSection[] {
  const left = clauseNames.filter((name) => !(name in clauses))
  const gone = left.filter((name) => !(name in maybe)).map((name) => words.clauses[name])
  const traces = left.flatMap((name) => {
    const place = maybe[name]
    return place ? [`${words.clauses[name]} (${part.place(place)})`] : []
  })
  return [
    ...(gone.length > 0 ? [{ kind: 'paragraph' as const, text: words.missing(gone.join(', ')) }] : []),
    ...(traces.length > 0 ? [{ kind: 'paragraph' as const, text: words.maybe(traces.join(', ')) }] : []),
  ]
}

const short = (text: string): string => {
  const flat = text.replace(/\s+/g, ' ').trim()
  return flat.length > MOST_CHARACTERS ? `${flat.slice(0, MOST_CHARACTERS - 1)}\u2026` : flat
}

/** Rows of one file, each with its page and its quote. */
class Rows {
  private readonly file: ReadContractFile
  private readonly reader: Reader
  private readonly isAlone: boolean

  constructor(file: ReadContractFile, reader: Reader, isAlone: boolean) {
    this.file = file
    this.reader = reader
    this.isAlone = isAlone
  }

  /** The quote is left out where the title is in its words. */
  row(
    title: string,
    place: Place,
    { due = null, quoted = false }: { due?: string | null; quoted?: boolean } = {},
  ): LayoutRow {
    const at = this.place(place)
    const quote = quoted || !title.includes(short(place.quote)) ? { quote: short(place.quote) } : {}
    return {
      number: null,
      hueHex: this.reader.hueHex,
      title,
      meta: [due, at].filter(Boolean).join(', '),
      ...quote,
    }
  }

  place({ part }: Place): string {
    return wordsIn(this.reader.language).document.place((this.file.unit ?? 'page') as Unit, part)
  }

  /** Of a single file its name stays out. */
  headed(heading: string): string {
    return this.isAlone ? heading : `${this.file.name}: ${heading}`
  }

  section(heading: string, rows: LayoutRow[]): LayoutSection[] {
    if (rows.length === 0) return []
    const left = rows.length - MOST_ROWS
    const shown: LayoutSection = {
      kind: 'rows',
      heading: this.headed(heading),
      rows: rows.slice(0, MOST_ROWS),
    }
    return left > 0
      ? [shown, { kind: 'paragraph', text: wordsIn(this.reader.language).contract.more(left) }]
      : [shown]
  }
}
