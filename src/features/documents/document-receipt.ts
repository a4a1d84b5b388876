// What Alex answers: of each file how much of it was read and what it says, briefly, each point with its page.
import type { AgentMail } from '../../agent/agent.ts'
import { emptyOutcome, type Made, type Outcome } from '../../agent/outcome.ts'
import type { Analysis, Place } from '../../language/documents/analysis.ts'
import type { LineChange } from '../../language/documents/compare.ts'
import type { LayoutSection } from '../../mail/layout-parts.ts'
import type { LanguageCode } from '../../mail/words/contract.ts'
import { dayWords, momentWords } from '../../mail/words/days.ts'
import type { MailWords } from '../../mail/words/en.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { documentPath } from './document-path.ts'
import type { ReadFile } from './document-proposal.ts'
import type { DocumentRow } from './document-store.ts'
import { documentSubject } from './document-subject.ts'
import { invoiceLines, invoiceMatter } from './invoice-lines.ts'

type Words = MailWords['document']
export type FileUnit = Parameters<Words['place']>[0]

/** For whom, and with whose colour and addresses. */
export interface ReceiptContext {
  hueHex: string
  publicUrl: string
  reader: Pick<AgentMail, 'language' | 'zone'>
}

export interface KeptFiles extends ReceiptContext {
  /** In the order of the files; none of a stranger's. */
  rows: readonly DocumentRow[]
  /** Those made of what its actions say. */
  tasks: readonly Made[]
  byName: string
}

export const documentUrl = (publicUrl: string, id: number): string => `${publicUrl}${documentPath(id)}`

export function filesOutcome(files: readonly ReadFile[], kept: KeptFiles): Outcome {
  const { language } = kept.reader
  const { document: words } = wordsIn(language)
  const failed = files.filter(({ failure }) => failure !== null).length
  const read = files.length - failed
  const [only] = files
  const counted = [read > 0 && words.read(read), failed > 0 && words.failed(failed)].filter(Boolean)
  const headline = files.length === 1 && only && read === 1 ? [matterOf(only, language)] : counted
  const documents = files.flatMap((file, place) => madeOf(file, kept, place))
  const sections = files.flatMap((file) => sectionsOf(file, kept, files.length))
  // Nothing was kept of a stranger's: what was read stands in the sections alone.
  const heads = kept.rows.length > 0 ? [] : files.map((file) => headOf(file, words))
  const hasActions =
    kept.rows.length > 0 && files.some(({ analysis }) => analysis && analysis.actions.length > 0)
  return {
    ...emptyOutcome(headline.join(', ')),
    made: [...documents, ...kept.tasks],
    sections: [...heads, ...sections],
    notes: [
      ...(kept.tasks.length > 0
        ? [`${words.tasks(kept.tasks.length)}.`]
        : hasActions
          ? [words.wantTasks]
          : []),
      ...(read > 0 && kept.rows.length > 0 ? [words.help] : []),
    ],
  }
}

/** "Desk.pdf: Total: EUR 438.00, Due: Fri 18 Dec 2026" of an invoice; of other files their kind. */
function matterOf(file: ReadFile, language: LanguageCode): string {
  const { document: words } = wordsIn(language)
  const { analysis, name } = file
  const [kind = ''] = metaOf(file, words)
  const told = analysis?.invoice ? invoiceMatter(analysis.invoice, language) : [kind]
  return `${name}: ${told.join(', ')}`
}

/** "Contract, read 4 of 4 pages" */
function metaOf({ analysis, unit, partsRead, partsTotal, failure }: ReadFile, words: Words): string[] {
  if (failure !== null) return []
  const kind = analysis ? [words.kinds[analysis.class]] : []
  return [...kind, words.readOf((unit ?? 'page') as FileUnit, partsRead, partsTotal)]
}

function madeOf(file: ReadFile, { rows, publicUrl, reader }: KeptFiles, place: number): Made[] {
  const row = rows[place]
  if (!row) return []
  const meta = metaOf(file, wordsIn(reader.language).document)
  const url = documentUrl(publicUrl, row.id)
  return [{ subject: documentSubject(row.id), number: null, title: file.name, meta, url }]
}

const headOf = (file: ReadFile, words: Words): LayoutSection => ({
  ...{ kind: 'paragraph', lead: file.name, text: `${metaOf(file, words).join(', ')}.` },
})

/** Of many files little is said of each: the page has it all. */
const mostLines = (files: number) => (files === 1 ? 5 : files <= 3 ? 3 : files <= 10 ? 1 : 0)

function sectionsOf(file: ReadFile, kept: KeptFiles, files: number): LayoutSection[] {
  const { language, zone } = kept.reader
  const { document: words } = wordsIn(language)
  const lead = `${file.name}:`
  const said = (text: string): LayoutSection => ({ kind: 'paragraph', lead, text })
  if (file.failure !== null) return [said(words.failures[file.failure])]
  const notes = file.notes.map((note) => words.notes[note])
  const same = file.sameAs
  const day = same && momentWords(new Date(same.at), zone, language)
  const told = [
    ...(same && day ? [same.isOwn ? words.sameOwn(day) : words.same(day)] : []),
    ...(file.analysis ? [] : [words.tooLong]),
    ...notes,
  ]
  const remarks = told.length > 0 ? [said(told.join(' '))] : []
  const changes = file.earlier && !same ? changedSection(file, words) : []
  if (!file.analysis) return [...remarks, ...changes]
  const most = mostLines(files)
  const heading = (of: keyof Words['headings']) =>
    files === 1 ? words.headings[of] : `${file.name}: ${words.headings[of]}`
  const { invoice } = file.analysis
  const sums: LayoutSection[] = invoice
    ? [{ kind: 'lines', heading: headingOf(file, words, files), lines: invoiceLines(invoice, language) }]
    : []
  const kinds = linesOf(file.analysis, file, kept).filter(({ of }) => !invoice || OF_INVOICE.has(of))
  const listed = kinds.flatMap(({ of, lines }): LayoutSection[] => {
    const shown = lines.slice(0, of === 'summary' ? most : Math.min(most, MOST_OF_A_KIND))
    if (shown.length === 0) return []
    const left = lines.length - shown.length
    const rest = left > 0 && of !== 'summary' ? [words.more(left)] : []
    return [{ kind: 'lines', heading: heading(of), lines: [...shown, ...rest] }]
  })
  return [...remarks, ...changes, ...sums, ...listed]
}

/** What is shown of an invoice next to its sums. */
const OF_INVOICE = new Set<string>(['actions'])

const headingOf = ({ name, analysis }: ReadFile, words: Words, files: number): string => {
  const kind = words.kinds[analysis?.class ?? 'invoice']
  return files === 1 ? kind : `${name}: ${kind}`
}

const MOST_OF_A_KIND = 4
const MOST_CHANGES = 5

function changedSection({ earlier, name }: ReadFile, words: Words): LayoutSection[] {
  if (!earlier) return []
  const { changes, moved, version } = earlier
  const lines = changes.slice(0, MOST_CHANGES).map((change) => changeLine(change, words))
  const rest = [
    ...(changes.length > MOST_CHANGES ? [words.more(changes.length - MOST_CHANGES)] : []),
    ...(moved > 0 ? [words.moved(moved)] : []),
  ]
  const all = [...(lines.length > 0 ? lines : [words.nothingChanged]), ...rest]
  return [{ kind: 'lines', heading: `${name}: ${words.changed(version)}`, lines: all }]
}

function changeLine({ kind, before, after }: LineChange, words: Words): string {
  const [old, fresh] = [short(before ?? ''), short(after ?? '')]
  if (kind === 'added') return words.added(fresh)
  return kind === 'removed' ? words.gone(old) : `${old} \u2192 ${fresh}`
}

const MOST_CHARACTERS = 240

export const short = (text: string): string => {
  const flat = text.replace(/\s+/g, ' ').trim()
  return flat.length > MOST_CHARACTERS ? `${flat.slice(0, MOST_CHARACTERS - 1)}\u2026` : flat
}

function linesOf(analysis: Analysis, { unit }: ReadFile, { reader }: KeptFiles) {
  const { language } = reader
  const words = wordsIn(language)
  const { document: said } = words
  const at = ({ part }: Place) => said.place((unit ?? 'page') as FileUnit, part)
  const line = (text: string, place: Place, ...more: (string | null | false)[]) =>
    `${[short(text), ...more.filter(Boolean)].join(', ')} (${at(place)})`
  const dayOf = (iso: string, text: string) => (iso.length === 10 ? dayWords(iso, language) : text)
  return [
    { of: 'summary', lines: analysis.summary.map(({ text, place }) => line(text, place)) },
    { of: 'risks', lines: analysis.risks.map((one) => line(one.text, one.place, said.levels[one.level])) },
    {
      of: 'actions',
      lines: analysis.actions.map(({ text, place, owner, due }) =>
        line(text, place, owner && said.forPerson(owner), due && words.due(dayWords(due, language))),
      ),
    },
    {
      of: 'dates',
      lines: analysis.dates.map(({ iso, text, what, place }) =>
        line(what ? `${dayOf(iso, text)}: ${what}` : dayOf(iso, text), place),
      ),
    },
    {
      of: 'amounts',
      lines: analysis.amounts.map(({ text, what, place }) => line(what ? `${text}: ${what}` : text, place)),
    },
    {
      of: 'parties',
      lines: analysis.parties.map(({ name, role, place }) => line(role ? `${name}, ${role}` : name, place)),
    },
  ] as const
}
