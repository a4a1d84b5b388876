// What the answer to a mail says: each thing asked with what is known in each context, what was changed, and the way back.
import { emptyOutcome, type Outcome, type Subject } from '../../../agent/outcome.ts'
import type { LayoutSection } from '../../../mail/layout-parts.ts'
import type { LanguageCode } from '../../../mail/words/contract.ts'
import type { CopilotWords } from '../../../mail/words/copilot/en.ts'
import { wordsIn } from '../../../mail/words/words.ts'
import type { ProposedChange, Statement } from '../../../records/asks.ts'
import { inLanguage } from '../words/in-language.ts'
import type { Acted } from './act-by-mail.ts'
import { isAbsence } from './answer-absence.ts'
import type { AskedBack, MailAnswer } from './answer-mail.ts'
import { MailRows } from './mail-rows.ts'
import type { ToldRow, WantedChanges } from './told.ts'

export interface AnswerToTell {
  language: LanguageCode
  publicUrl: string
  /** Names of companies. */
  names: ReadonlyMap<number, string>
  answers: readonly MailAnswer[]
  /** What was made; null where nothing was asked for or all of it waits. */
  acted: Acted | null
  undoUrl: string | null
  /** Changes that wait for a yes. */
  waiting: readonly WantedChanges[]
  /** The mail holds words that somebody else is said to speak. */
  hasOthers: boolean
  most: number
  /** Changes were asked for where none may be made. */
  isOnlyCopied: boolean
  unread: readonly string[]
}

export interface ToldAnswer {
  outcome: Outcome
  told: ToldRow[]
}

export function tellAnswer(answer: AnswerToTell): ToldAnswer {
  const { language, publicUrl, names, answers, acted, waiting, unread, isOnlyCopied } = answer
  const words = wordsIn(language)
  const said = words.copilot
  const nameOf = (companyId: number) => names.get(companyId) ?? said.personal
  const rows = new MailRows(language, publicUrl, nameOf)
  const told = answers.filter(isTold)
  const sections = told.flatMap((one) => [
    ...(answers.length > 1 ? [heading(words.quote(one.said))] : []),
    ...answerSections(one, rows, { words: said, nameOf, language }),
  ])
  const made = (acted?.acts ?? []).flatMap(({ companyId, changes }) => rows.changes(companyId, changes))
  const wait = waiting.flatMap(({ companyId, changes }) => rows.changes(companyId, changes))
  if (made.length > 0) sections.push({ kind: 'rows', heading: said.changed, rows: made })
  if (wait.length > 0)
    sections.push(
      { kind: 'rows', heading: said.wouldChange, rows: wait },
      { kind: 'paragraph', text: whyItWaits(answer, said) },
    )
  if (answer.undoUrl)
    sections.push(
      { kind: 'paragraph', text: said.undoHow },
      { kind: 'button', link: { text: said.undo, url: answer.undoUrl } },
    )
  const refused = (acted?.refused ?? []).map(({ title, because }) => said.refused(title, because))
  const known = told.filter(isAnswered).length
  const parts = [
    ...(known > 0 ? [said.answers(known)] : []),
    ...(made.length > 0 ? [said.changes(made.length)] : []),
    ...(wait.length > 0 ? [said.wait(wait.length)] : []),
  ]
  const none = isOnlyCopied || refused.length > 0 ? said.leftAlone : said.nothingAsked
  const notUnderstood = [
    ...answers.filter((one) => !isTold(one) && one.changes.length === 0).map((one) => one.said),
    ...unread,
  ]
  const outcome: Outcome = {
    ...emptyOutcome(parts.length > 0 ? parts.join(', ') : told.length > 0 ? said.noAnswer : none),
    sections,
    changed: changedIn(acted),
    notes: [
      ...refused,
      ...(isOnlyCopied ? [said.onlyToMe] : []),
      ...(rows.told.some(({ source }) => source.kind === 'task') && made.length + wait.length === 0
        ? [said.answerHow]
        : []),
      ...(told.length + parts.length + refused.length === 0 && !isOnlyCopied ? [said.how] : []),
    ],
    notUnderstood,
    isQuiet: told.length + parts.length + refused.length === 0,
  }
  return { outcome, told: rows.told }
}

const heading = (text: string): LayoutSection => ({ kind: 'rows', heading: text, rows: [] })

/** What is neither an answer nor a change was not understood. */
const isTold = ({ parts, asksBack }: MailAnswer) => parts.length > 0 || asksBack !== null

/** What is asked back is an answer, too. */
const isAnswered = ({ parts, asksBack }: MailAnswer) =>
  asksBack !== null || parts.some(({ isKnown }) => isKnown)

const hasSources = ({ sources }: Statement): boolean => sources.length > 0

type Words = ReturnType<typeof wordsIn>['copilot']

function answerSections(
  { parts, asksBack }: MailAnswer,
  rows: MailRows,
  reader: { words: Words; nameOf: (companyId: number) => string; language: LanguageCode },
): LayoutSection[] {
  const { words, nameOf, language } = reader
  const asked = asksBack ? [paragraph(askedWords(asksBack, words, nameOf))] : []
  const [only, ...more] = parts
  // What is said once of all contexts is said of none by name.
  const isOfAll = more.length === 0 && only?.companyId === 0 && !only.statements.some(hasSources)
  if (isOfAll && only.isKnown)
    return asked.concat(only.statements.map(({ text }) => paragraph(inLanguage(text, language))))
  if (parts.some(({ isKnown }) => isKnown)) return [...asked, ...parts.flatMap((part) => rows.part(part))]
  // Nowhere: said once, with what speaks of it in each context.
  const near = parts.filter(({ statements }) => statements.some(hasSources))
  if (near.length === 0)
    return [...asked, ...(asksBack ? [] : [paragraph(inLanguage(unknownWords(parts, words), language))])]
  const shown = near.map((part) => ({
    ...part,
    statements: part.statements.map(({ sources }) => ({ text: '', sources })),
  }))
  return [...asked, paragraph(words.near), ...shown.flatMap((part) => rows.part(part))]
}

/** "Nothing waits for you" says more than that nothing is known. */
function unknownWords(parts: MailAnswer['parts'], words: Words): string {
  const texts = new Set(parts.flatMap(({ statements }) => statements.map(({ text }) => text)))
  const [only] = texts
  return texts.size === 1 && only !== undefined && !only.startsWith('I do not know') ? only : words.unknown
}

function askedWords(asked: AskedBack, words: Words, nameOf: (companyId: number) => string): string {
  if (asked.kind === 'which') return words.whichOne
  if (asked.kind === 'context') return words.whichContext(asked.companyIds.map(nameOf))
  return words.whichProject(asked.names)
}

const paragraph = (text: string): LayoutSection => ({ kind: 'paragraph', text })

function changedIn(acted: Acted | null): Subject[] {
  const all = (acted?.acts ?? []).flatMap(({ changes }) =>
    changes.flatMap(({ kind, id }) => (id === null ? [] : [{ kind, id }])),
  )
  return [...new Map(all.map((one) => [`${one.kind}:${one.id}`, one])).values()]
}

/** What is deleted is asked of first, however few it is. */
export const isDeletion = ({ field }: ProposedChange): boolean => field === 'deleted'

function whyItWaits({ waiting, hasOthers, most }: AnswerToTell, said: CopilotWords): string {
  const changes = waiting.flatMap((one) => one.changes)
  if (changes.some(isAbsence)) return said.waitAbsence
  if (hasOthers) return said.waitOthers
  return changes.length <= most && changes.some(isDeletion) ? said.waitDelete : said.waitWhy(most)
}
