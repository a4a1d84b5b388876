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
  /** Where another agent made it: that agent's hue. */
  hueHex?: string
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

export interface ReceiptContent {
  agent: { name: string; hueHex: string }
  /** Plain, without sign-off, when absent. */
  voice?: ReceiptVoice
  /** The mail that it answers, in the reader's time zone; `date` such as "Tue 10 Mar, 09:12". */
  mail?: { subject: string; date: string }
  /** "3 tasks, 1 question for you." */
  headline: string
  /** "Read by rules in 0.4 s" */
  readBy: string
  items: readonly ReceiptItem[]
  suggestions: readonly ReceiptItem[]
  changed: readonly ReceiptChange[]
  /** Lines that looked like commands or requests and were not understood. */
  notUnderstood: readonly string[]
  notes: readonly string[]
  /** Commands that may help here: "#due 2 Friday". */
  help: readonly string[]
  projectUrl: string | null
  projectName: string | null
  /** Where a guest makes the account their own. */
  claimUrl?: string
  quoted?: QuotedMail
  mailHash: string
}

export function receiptLayout(receipt: ReceiptContent): LaidOutMail {
  const { agent, mail } = receipt
  return layoutMail({
    sender: { ...agent, line: mail ? `Receipt for your mail of ${mail.date}` : 'Receipt for your mail' },
    title: receipt.headline,
    intro: [greeting(receipt.voice), introOf(receipt)].filter(Boolean).join(' '),
    mailHash: receipt.mailHash,
    sections: sectionsOf(receipt),
    footer: `Sent by ${agent.name}. ${receipt.readBy.replace(/\.?$/, '.')} Reply \`#stop\` to leave this thread.`,
    ...(receipt.quoted ? { quoted: receipt.quoted } : {}),
  })
}

function introOf({ mail, projectName }: ReceiptContent): string {
  const from = mail?.subject ? `From \u201c${mail.subject}\u201d` : ''
  if (!projectName) return from && `${from}.`
  return from ? `${from} in the project ${projectName}.` : `In the project ${projectName}.`
}

function sectionsOf(receipt: ReceiptContent): LayoutSection[] {
  const proof = [...itemRows(receipt), ...changedRows(receipt)]
  const open: LayoutSection[] = [
    ...suggestions(receipt),
    ...notUnderstood(receipt),
    ...receipt.notes.map((text): LayoutSection => ({ kind: 'paragraph', text })),
    ...projectButton(receipt),
    ...claim(receipt),
    ...signOff(receipt),
    { kind: 'hint', ...hintOf(receipt) },
  ]
  const torn: LayoutSection = { kind: 'perforation' }
  return proof.length > 0 ? [torn, ...proof, torn, ...open] : [torn, ...open]
}

function greeting(voice: ReceiptVoice | undefined): string {
  if (!voice || voice.tone === 'plain') return ''
  const { tone, reader } = voice
  if (tone === 'formal') return reader ? `Dear ${reader},` : 'Dear Sir or Madam,'
  return reader ? `Hello ${reader.split(' ')[0]},` : 'Hello,'
}

function itemRows({ items, agent }: ReceiptContent): LayoutSection[] {
  if (items.length === 0) return []
  return [{ kind: 'rows', rows: items.map((item) => rowOf(item, agent.hueHex)) }]
}

function rowOf(item: ReceiptItem, hueHex: string): LayoutRow {
  const text = item.linkText ?? (item.number === null ? 'Open' : `Open task ${item.number}`)
  return {
    number: item.number,
    hueHex: item.hueHex ?? hueHex,
    title: item.title,
    meta: item.meta.join(', '),
    ...(item.note ? { quote: item.note } : {}),
    link: { text, url: item.url },
  }
}

function changedRows({ changed, agent }: ReceiptContent): LayoutSection[] {
  if (changed.length === 0) return []
  const rows = changed.map((one) => ({
    number: one.number,
    hueHex: agent.hueHex,
    title: one.title,
    meta: one.what,
  }))
  return [{ kind: 'rows', heading: 'Changed', rows }]
}

/** One is asked by reply; several are decided in the app, where each has its own answer. */
function suggestions({ suggestions: all }: ReceiptContent): LayoutSection[] {
  return all.map((one) => {
    const quote = one.note ? `: \u201c${one.note}\u201d` : ''
    const end = all.length === 1 ? ' Reply yes or no.' : ''
    const stop = /[.?!]\u201d?$/.test(`${one.title}${quote}`) ? '' : '.'
    return {
      kind: 'paragraph',
      lead: 'Should I keep this?',
      text: `${one.title}${quote}${stop}${end}`,
      link: { text: one.linkText ?? 'Keep, change or drop it', url: one.url },
    }
  })
}

function notUnderstood({ notUnderstood: all }: ReceiptContent): LayoutSection[] {
  if (all.length === 0) return []
  return [{ kind: 'lines', heading: 'I did not understand:', lines: all.map((one) => `\u201c${one}\u201d`) }]
}

function projectButton({ projectUrl }: ReceiptContent): LayoutSection[] {
  return projectUrl ? [{ kind: 'button', link: { text: 'Open the project', url: projectUrl } }] : []
}

function claim({ claimUrl }: ReceiptContent): LayoutSection[] {
  if (!claimUrl) return []
  return [
    {
      kind: 'paragraph',
      lead: 'No set-up is needed.',
      text: 'To see the board and keep it, make this account yours.',
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
