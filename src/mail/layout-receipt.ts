// The receipt: what an agent understood of a mail and did with it, and how to set it right.
import { layoutMail } from './layout.ts'
import type { LaidOutMail, LayoutRow, LayoutSection, QuotedMail } from './layout-parts.ts'
import type { LanguageCode } from './words/contract.ts'
import type { MailWords } from './words/en.ts'
import { wordsIn } from './words/words.ts'

export interface ReceiptItem {
  number: number | null
  title: string
  /** Who, when, how urgent; joined by commas. */
  meta: readonly string[]
  url: string
  /** The sentence of the mail that it rests on. */
  note?: string
  /** Says the link; "Open task 3" or "Open" without it. */
  linkText?: string
}

export interface AskedItem extends ReceiptItem {
  /** By which a reply can answer it, where there are several. */
  letter?: string | undefined
  /** What is asked of it; “Should I keep this?” without it. */
  question?: string | undefined
  /** The question names the task; it is answered by “done”, “new” or “note”. */
  asksDone?: boolean | undefined
}

export interface ReceiptChange {
  number: number | null
  title: string
  /** "due date is now Mon 16 Mar" */
  what: string
}

/** How an answer speaks; `plain` says no more than it must. */
export type ReplyTone = 'plain' | 'friendly' | 'formal'

export interface ReceiptVoice {
  tone: ReplyTone
  /** Whom a friendly or formal answer greets; null for somebody without a name. */
  reader: string | null
  /** Below everything that the receipt says; lines stay lines. */
  signOff: string | null
}

/** What one agent did with the mail. */
export interface ReceiptPart {
  agent: { name: string; hueHex: string }
  /** "3 tasks, 1 question for you." */
  headline: string
  items: readonly ReceiptItem[]
  suggestions: readonly AskedItem[]
  changed: readonly ReceiptChange[]
  /** What else there is to show, below the rows. */
  sections?: readonly LayoutSection[]
  /** Lines that looked like commands or requests and were not understood. */
  notUnderstood: readonly string[]
  notes: readonly string[]
  projectUrl: string | null
  projectName: string | null
}

/** The part of the agent that sends it, and what is said once. */
export interface ReceiptContent extends ReceiptPart {
  /** Of all that it says; English when absent. */
  language?: LanguageCode
  /** Other agents that got the mail: each part then stands under its agent's name. */
  others?: readonly ReceiptPart[]
  /** What further agents could not do, in sentences. */
  missing?: readonly string[]
  /** Plain, without sign-off, when absent. */
  voice?: ReceiptVoice
  /** The mail that it answers, in the reader's time zone; `date` such as "Tue 10 Mar, 09:12". */
  mail?: { subject: string; date: string }
  /** "Read by rules in 0.4 s" */
  readBy: string
  /** Commands that may help here: "#due 2 Friday". */
  help: readonly string[]
  /** False where a reply in plain words would change nothing. */
  isCorrectable?: boolean
  /** Where a guest makes the account their own. */
  claimUrl?: string
  quoted?: QuotedMail
  mailHash: string
}

export function receiptLayout(receipt: ReceiptContent): LaidOutMail {
  const { agent, mail, language = 'en', voice } = receipt
  const said = wordsIn(language)
  const words = said.receipt
  return layoutMail({
    language,
    sender: { ...agent, line: mail ? words.lineOf(mail.date) : words.line },
    title: titleOf(receipt),
    intro: [greeting(voice, words), introOf(receipt, words)].filter(Boolean).join(' '),
    mailHash: receipt.mailHash,
    sections: sectionsOf(receipt, said),
    footer: words.footer(agent.name, receipt.readBy.replace(/\.?$/, '.')),
    ...(receipt.quoted ? { quoted: receipt.quoted } : {}),
  })
}

type ReceiptWords = MailWords['receipt']

function titleOf(receipt: ReceiptContent): string {
  const parts = partsOf(receipt)
  if (parts.length === 1) return receipt.headline
  return `${parts.map(titled).join('; ')}.`
}

const partsOf = (receipt: ReceiptContent): ReceiptPart[] => [receipt, ...(receipt.others ?? [])]

/** "Tula: 3 tasks" */
const titled = ({ agent, headline }: ReceiptPart) => `${agent.name}: ${headline.replace(/\.$/, '')}`

function introOf(receipt: ReceiptContent, words: ReceiptWords): string {
  const subject = receipt.mail?.subject
  const projectName = partsOf(receipt).find((part) => part.projectName)?.projectName
  // A thread's own project is mostly called as the mail is.
  if (!projectName || subject?.includes(projectName)) return subject ? words.from(subject) : ''
  return subject ? words.fromIn(subject, projectName) : words.inProject(projectName)
}

function sectionsOf(receipt: ReceiptContent, words: MailWords): LayoutSection[] {
  const parts = partsOf(receipt)
  const isJoined = parts.length > 1
  const proof = parts.flatMap((part) => [
    ...(isJoined ? [{ kind: 'rows' as const, heading: titled(part), rows: [] }] : []),
    ...itemRows(part, words.receipt),
    ...changedRows(part, words.receipt),
    ...(part.sections ?? []),
  ])
  const asked = parts.flatMap((part) => part.suggestions)
  const unread = parts.flatMap((part) => part.notUnderstood)
  const open: LayoutSection[] = [
    ...suggestions(asked, words),
    ...notUnderstood(unread, words),
    ...parts.flatMap((part) => notes(part, isJoined)),
    ...(receipt.missing ?? []).map((text): LayoutSection => ({ kind: 'paragraph', text })),
    ...projectButton(parts, words),
    ...claim(receipt, words.receipt),
    ...signOff(receipt),
    ...hint(receipt, words.receipt),
  ]
  const torn: LayoutSection = { kind: 'perforation' }
  return proof.length > 0 ? [torn, ...proof, torn, ...open] : [torn, ...open]
}

function notes({ notes: all, agent }: ReceiptPart, isJoined: boolean): LayoutSection[] {
  return all.map((text) => ({ kind: 'paragraph', ...(isJoined && { lead: `${agent.name}:` }), text }))
}

function greeting(voice: ReceiptVoice | undefined, words: ReceiptWords): string {
  if (!voice || voice.tone === 'plain') return ''
  const { tone, reader } = voice
  return tone === 'formal' ? words.dear(reader) : words.hello(reader?.split(' ')[0] ?? null)
}

function itemRows({ items, agent }: ReceiptPart, words: ReceiptWords): LayoutSection[] {
  if (items.length === 0) return []
  return [{ kind: 'rows', rows: items.map((item) => rowOf(item, agent.hueHex, words)) }]
}

function rowOf(item: ReceiptItem, hueHex: string, words: ReceiptWords): LayoutRow {
  const text = item.linkText ?? (item.number === null ? words.open : words.openTask(item.number))
  return {
    number: item.number,
    hueHex,
    title: item.title,
    meta: item.meta.join(', '),
    ...(item.note ? { quote: item.note } : {}),
    link: { text, url: item.url },
  }
}

function changedRows({ changed, agent }: ReceiptPart, words: ReceiptWords): LayoutSection[] {
  if (changed.length === 0) return []
  const rows = changed.map((one) => ({
    number: one.number,
    hueHex: agent.hueHex,
    title: one.title,
    meta: one.what,
  }))
  return [{ kind: 'rows', heading: words.changed, rows }]
}

/** Each can be answered by reply, several by their letters, and in the app. */
function suggestions(
  all: readonly AskedItem[],
  { receipt: words, quote: quoted }: MailWords,
): LayoutSection[] {
  const asked = all.map((one): LayoutSection => {
    const quote = one.note ? quoted(one.note) : ''
    const said = one.asksDone ? quote : [one.title, quote].filter(Boolean).join(': ')
    const end = all.length > 1 ? '' : one.asksDone ? words.doneNewOrNote : words.yesOrNo
    const stop = said === '' || /[.?!][\u201c\u201d\u00a0\u00bb]*$/.test(said) ? '' : '.'
    return {
      kind: 'paragraph',
      lead: `${one.letter ? `${one.letter}. ` : ''}${one.question ?? words.keep}`,
      text: [`${said}${stop}`, end].filter(Boolean).join(' '),
      link: { text: one.linkText ?? words.keepLink, url: one.url },
    }
  })
  const [first, second] = all.flatMap(({ letter }) => letter ?? [])
  if (!first || !second) return asked
  const byLetters = all.some(({ asksDone }) => asksDone) ? words.kindsByLetters : words.byLetters
  const how = /\d/.test(first) ? words.byNumbers : byLetters
  return [...asked, { kind: 'paragraph', text: how(first, second) }]
}

function notUnderstood(all: readonly string[], { receipt: words, quote }: MailWords): LayoutSection[] {
  if (all.length === 0) return []
  return [{ kind: 'lines', heading: words.notUnderstood, lines: all.map(quote) }]
}

function projectButton(parts: readonly ReceiptPart[], { openProject }: MailWords): LayoutSection[] {
  const projectUrl = parts.find((part) => part.projectUrl)?.projectUrl
  return projectUrl ? [{ kind: 'button', link: { text: openProject, url: projectUrl } }] : []
}

function claim(receipt: ReceiptContent, words: ReceiptWords): LayoutSection[] {
  const { claimUrl } = receipt
  if (!claimUrl) return []
  const hasBoard = partsOf(receipt).some(({ projectUrl }) => projectUrl)
  return [
    {
      kind: 'paragraph',
      lead: words.claim,
      text: hasBoard ? words.claimBoard : words.claimMails,
      link: { text: words.choosePassword, url: claimUrl },
    },
  ]
}

function signOff({ voice }: ReceiptContent): LayoutSection[] {
  const lines = (voice?.signOff ?? '').split('\n').filter(Boolean)
  return lines.map((text): LayoutSection => ({ kind: 'paragraph', text }))
}

function hint({ help, voice, isCorrectable = true }: ReceiptContent, words: ReceiptWords): LayoutSection[] {
  if (!isCorrectable && help.length === 0) return []
  const text = words.correct[voice?.tone ?? 'plain']
  if (help.length === 0) return [{ kind: 'hint', text: `${text}.`, codes: [] }]
  return [{ kind: 'hint', text: `${text}${words.orCommand}`, codes: help }]
}
