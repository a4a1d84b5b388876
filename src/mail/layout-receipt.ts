// The receipt: what an agent understood of a mail and did with it, and how to set it right.
import { layoutMail } from './layout.ts'
import type { LaidOutMail, LayoutRow, LayoutSection, QuotedMail } from './layout-parts.ts'

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
  /** Where a guest makes the account their own. */
  claimUrl?: string
  quoted?: QuotedMail
  mailHash: string
}

export function receiptLayout(receipt: ReceiptContent): LaidOutMail {
  const { agent, mail } = receipt
  return layoutMail({
    sender: { ...agent, line: mail ? `Receipt for your mail of ${mail.date}` : 'Receipt for your mail' },
    title: titleOf(receipt),
    intro: [greeting(receipt.voice), introOf(receipt)].filter(Boolean).join(' '),
    mailHash: receipt.mailHash,
    sections: sectionsOf(receipt),
    footer: `Sent by ${agent.name}. ${receipt.readBy.replace(/\.?$/, '.')} Reply \`#stop\` to leave this thread.`,
    ...(receipt.quoted ? { quoted: receipt.quoted } : {}),
  })
}

function titleOf(receipt: ReceiptContent): string {
  const parts = partsOf(receipt)
  if (parts.length === 1) return receipt.headline
  return `${parts.map(titled).join('; ')}.`
}

const partsOf = (receipt: ReceiptContent): ReceiptPart[] => [receipt, ...(receipt.others ?? [])]

/** "Tula: 3 tasks" */
const titled = ({ agent, headline }: ReceiptPart) => `${agent.name}: ${headline.replace(/\.$/, '')}`

function introOf(receipt: ReceiptContent): string {
  const { mail } = receipt
  const projectName = partsOf(receipt).find((part) => part.projectName)?.projectName
  const from = mail?.subject ? `From \u201c${mail.subject}\u201d` : ''
  // A thread's own project is mostly called as the mail is.
  if (!projectName || mail?.subject.includes(projectName)) return from && `${from}.`
  return from ? `${from} in the project ${projectName}.` : `In the project ${projectName}.`
}

function sectionsOf(receipt: ReceiptContent): LayoutSection[] {
  const parts = partsOf(receipt)
  const isJoined = parts.length > 1
  const proof = parts.flatMap((part) => [
    ...(isJoined ? [{ kind: 'rows' as const, heading: titled(part), rows: [] }] : []),
    ...itemRows(part),
    ...changedRows(part),
    ...(part.sections ?? []),
  ])
  const open: LayoutSection[] = [
    ...suggestions(parts.flatMap((part) => part.suggestions)),
    ...notUnderstood(parts.flatMap((part) => part.notUnderstood)),
    ...parts.flatMap((part) => notes(part, isJoined)),
    ...(receipt.missing ?? []).map((text): LayoutSection => ({ kind: 'paragraph', text })),
    ...projectButton(parts),
    ...claim(receipt),
    ...signOff(receipt),
    { kind: 'hint', ...hintOf(receipt) },
  ]
  const torn: LayoutSection = { kind: 'perforation' }
  return proof.length > 0 ? [torn, ...proof, torn, ...open] : [torn, ...open]
}

function notes({ notes: all, agent }: ReceiptPart, isJoined: boolean): LayoutSection[] {
  return all.map((text) => ({ kind: 'paragraph', ...(isJoined && { lead: `${agent.name}:` }), text }))
}

function greeting(voice: ReceiptVoice | undefined): string {
  if (!voice || voice.tone === 'plain') return ''
  const { tone, reader } = voice
  if (tone === 'formal') return reader ? `Dear ${reader},` : 'Dear Sir or Madam,'
  return reader ? `Hello ${reader.split(' ')[0]},` : 'Hello,'
}

function itemRows({ items, agent }: ReceiptPart): LayoutSection[] {
  if (items.length === 0) return []
  return [{ kind: 'rows', rows: items.map((item) => rowOf(item, agent.hueHex)) }]
}

function rowOf(item: ReceiptItem, hueHex: string): LayoutRow {
  const text = item.linkText ?? (item.number === null ? 'Open' : `Open task ${item.number}`)
  return {
    number: item.number,
    hueHex,
    title: item.title,
    meta: item.meta.join(', '),
    ...(item.note ? { quote: item.note } : {}),
    link: { text, url: item.url },
  }
}

function changedRows({ changed, agent }: ReceiptPart): LayoutSection[] {
  if (changed.length === 0) return []
  const rows = changed.map((one) => ({
    number: one.number,
    hueHex: agent.hueHex,
    title: one.title,
    meta: one.what,
  }))
  return [{ kind: 'rows', heading: 'Changed', rows }]
}

/** Each can be answered by reply, several by their letters, and in the app. */
function suggestions(all: readonly AskedItem[]): LayoutSection[] {
  const asked = all.map((one): LayoutSection => {
    const quote = one.note ? `: \u201c${one.note}\u201d` : ''
    const end = all.length === 1 ? ' Reply yes or no.' : ''
    const stop = /[.?!]\u201d?$/.test(`${one.title}${quote}`) ? '' : '.'
    return {
      kind: 'paragraph',
      lead: `${one.letter ? `${one.letter}. ` : ''}Should I keep this?`,
      text: `${one.title}${quote}${stop}${end}`,
      link: { text: one.linkText ?? 'Keep, change or drop it', url: one.url },
    }
  })
  const [first, second] = all.flatMap(({ letter }) => letter ?? [])
  if (!first || !second) return asked
  const how = `Reply \u201cyes\u201d to keep all of them, \u201cno\u201d for none, or by letters: \u201c${first} yes, ${second} no\u201d.`
  return [...asked, { kind: 'paragraph', text: how }]
}

function notUnderstood(all: readonly string[]): LayoutSection[] {
  if (all.length === 0) return []
  return [{ kind: 'lines', heading: 'I did not understand:', lines: all.map((one) => `\u201c${one}\u201d`) }]
}

function projectButton(parts: readonly ReceiptPart[]): LayoutSection[] {
  const projectUrl = parts.find((part) => part.projectUrl)?.projectUrl
  return projectUrl ? [{ kind: 'button', link: { text: 'Open the project', url: projectUrl } }] : []
}

function claim(receipt: ReceiptContent): LayoutSection[] {
  const { claimUrl } = receipt
  if (!claimUrl) return []
  const hasBoard = partsOf(receipt).some(({ projectUrl }) => projectUrl)
  return [
    {
      kind: 'paragraph',
      lead: 'No set-up is needed.',
      text: hasBoard
        ? 'To see the board and keep it, make this account yours.'
        : 'To find your mails and what came of them again, make this account yours.',
      link: { text: 'Choose a password', url: claimUrl },
    },
  ]
}

function signOff({ voice }: ReceiptContent): LayoutSection[] {
  const lines = (voice?.signOff ?? '').split('\n').filter(Boolean)
  return lines.map((text): LayoutSection => ({ kind: 'paragraph', text }))
}

const corrections: Record<ReplyTone, string> = {
  plain: 'Something wrong? Reply in plain words',
  friendly: 'Did I get something wrong? Just reply in plain words',
  formal: 'If anything is not correct, please reply in plain words',
}

function hintOf({ help, voice }: ReceiptContent): { text: string; codes: readonly string[] } {
  const text = corrections[voice?.tone ?? 'plain']
  if (help.length === 0) return { text: `${text}.`, codes: [] }
  return { text: `${text}, or with a command on its own line:`, codes: help }
}
