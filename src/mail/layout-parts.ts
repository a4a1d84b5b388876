// What a mail of ours consists of, before it has a look.

import type { LanguageCode } from './words/contract.ts'

/** All texts are plain: they are escaped here. Addresses are http, https or mailto; others are left out. */
export interface MailLayout {
  /** Of its words; English when absent. */
  language?: LanguageCode
  /** Whose stamp stands on top, and the quiet line below the name. */
  sender: { name: string; hueHex: string; line: string }
  title: string
  intro?: string
  /** Shown by inboxes beside the subject; the title without it. */
  preview?: string
  /** Gives the sort code below the title; none without it. */
  mailHash?: string
  sections: readonly LayoutSection[]
  /** Below the paper; a part in a code face is written as `#stop`, with backquotes. */
  footer: string
  quoted?: QuotedMail
}

export type LayoutSection =
  | { kind: 'perforation' }
  | { kind: 'rows'; heading?: string; rows: readonly LayoutRow[] }
  | { kind: 'paragraph'; lead?: string; text: string; link?: LayoutLink }
  | { kind: 'lines'; heading: string; lines: readonly string[] }
  /** Counts as bars of so many parts, which need no pictures. */
  | { kind: 'bars'; hueHex: string; heading?: string; bars: readonly LayoutBar[] }
  | { kind: 'button'; link: LayoutLink }
  /** Small print behind a hairline; the codes stand in one line, never alone on theirs. */
  | { kind: 'hint'; text: string; codes: readonly string[] }

export interface LayoutRow {
  number: number | null
  hueHex: string
  title: string
  /** Below the title, quietly. */
  meta?: string
  /** A sentence of the mail; quotation marks are put around it. */
  quote?: string
  link?: LayoutLink
}

export interface LayoutBar {
  title: string
  count: number
  /** Counted half, behind the others, such as "if need be". */
  half: number
  /** Of how many. */
  total: number
  /** "5 of 6 yes" */
  meta: string
  leads: boolean
}

export interface LayoutLink {
  text: string
  url: string
}

export interface QuotedMail {
  from: string
  date: string
  text: string
}

export interface LaidOutMail {
  html: string
  text: string
}
