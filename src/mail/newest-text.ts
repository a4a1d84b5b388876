// The core of reading a mail: what the author newly wrote, apart from quotes, signature, notices and forwards.

import { pointsIntoQuote } from './answer-colour.ts'
import { takeDisclaimer } from './disclaimer.ts'
import { readHeaderBlock } from './header-block.ts'
import { isRule } from './history-marker.ts'
import { readHtml } from './html-text.ts'
import { withoutImageMarks } from './image-mark.ts'
import type { OutlineHints, Stretch } from './mail-outline.ts'
import { outlineMail, unquoted } from './mail-outline.ts'
import type { ForwardedPart, NewestText } from './parsed-mail.ts'
import { pointsToPart } from './points-to-part.ts'
import { signatureStart } from './signature.ts'
import { mayStrikeOut, withoutStruck } from './struck-text.ts'
import { isForwardSubject, isReplySubject } from './subject.ts'
import { isBlank, skipBlank, splitLines, tidyText } from './text-lines.ts'

export interface NewestTextOptions {
  /** The HTML body, used where the plain text does not show what is quoted. */
  html?: string | null
  /** Name or address of the author: helps to know a signature. */
  senderName?: string | null
  /** Tells an Outlook forward from a reply. */
  subject?: string | null
}

const MESSAGE = '-----BEGIN PGP MESSAGE-----'

/** Armour of what only its owner can read, which nobody quotes (RFC 9580 6.2). */
export const hasPgpMessage = (text: string): boolean => lineBegins(text, MESSAGE)

const lineBegins = (text: string, mark: string): boolean =>
  text.includes(mark) && text.split('\n').some((line) => line.trimStart().startsWith(mark))

/** Blocks of armour, whose lines are no words; one that is cut off runs to the end. */
function withoutArmour(text: string): string {
  if (!text.includes('-----BEGIN PGP ')) return text
  const kept: string[] = []
  let until: string | null = null
  for (const line of text.split('\n')) {
    const block = /^[ \t]{0,20}-----BEGIN PGP (MESSAGE|PUBLIC KEY BLOCK|SIGNATURE)-----/.exec(line)?.[1]
    if (block !== undefined) until ??= `-----END PGP ${block}-----`
    if (until === null) kept.push(line)
    else if (line.includes(until)) until = null
  }
  return kept.join('\n')
}

/** RFC 9580 7: the frame around a text that is signed in the clear. */
function withoutPgpFrame(text: string): string {
  return withoutArmour(text).replace(
    /^\s{0,20}-----BEGIN PGP SIGNED MESSAGE-----\n(?:Hash: [^\n]{1,60}\n)?/,
    '',
  )
}

const gluedMarker = /^-{5,20}[ \t]?\p{L}[\p{L}' ]{5,40}-{5,20}(?=\p{L})/u
const gluedSignature =
  /(?<=[.!?])(?:Sent from (?:my|Outlook|Yahoo|Mail)|Von meinem |Envoyé (?:de|depuis) mon |Enviado (?:desde mi|do meu) |Inviato dal mio |Verzonden (?:vanaf|met) mijn ).{1,60}$/u

/** Some phones leave out the line breaks around the quote and their own advertisement. */
function unglued(line: string): string[] {
  const marker = line.startsWith('-----') ? gluedMarker.exec(line)?.[0].length : undefined
  const at = marker ?? (line.length < 500 ? gluedSignature.exec(line)?.index : undefined)
  return at === undefined ? [line] : [line.slice(0, at), line.slice(at)]
}

interface OwnText {
  text: string
  signature: string
  disclaimer: string
}

function readOwn(lines: string[], sender: string | null, isOpening: boolean): OwnText {
  const { kept, disclaimer } = takeDisclaimer(withoutImageMarks(lines))
  const start = signatureStart(kept, sender, isOpening)
  let end = start
  while (end > 0 && (isBlank(kept[end - 1]) || isRule(kept[end - 1] ?? ''))) end--
  return {
    text: withoutStruck(tidyText(kept.slice(0, end))),
    signature: tidyText(kept.slice(end)),
    disclaimer: tidyText(disclaimer),
  }
}

function readForwarded(lines: readonly string[], stretch: Stretch): ForwardedPart {
  const { header } = stretch
  const below = lines.slice(header?.end ?? stretch.start, stretch.end)
  // Apple Mail quotes the whole forwarded mail, with its headers
  const inside = header?.from == null ? unquoted(below) : null
  const quotedHeader = inside && readHeaderBlock(inside, skipBlank(inside, 0), true)
  const { from = null, fromName = null, date = null, subject = null } = quotedHeader ?? header ?? {}
  const text = tidyText((inside ?? below).slice(quotedHeader?.end ?? 0))
  return fromName === null ? { from, date, subject, text } : { from, fromName, date, subject, text }
}

function joined(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n\n')
}

/** The places of the parts in the joined text; a part without words has none. */
function answersOf(own: readonly OwnText[], above: readonly string[]): NewestText['answers'] {
  const answers: NewestText['answers'] = []
  let at = 0
  for (const [index, { text }] of own.entries()) {
    if (text === '') continue
    const quoted = above[index] ?? ''
    if (quoted !== '' || answers.length > 0) answers.push({ at, quoted })
    at += text.length + 2
  }
  return answers
}

/** A quote that opens the mail and that no reply header claims was pasted by the author, who then speaks of it. */
function pastedQuote(stretches: readonly Stretch[], lines: readonly string[]): Stretch | null {
  const [opening, ...others] = stretches.filter(
    ({ kind, start, end }) => kind !== 'own' || !lines.slice(start, end).every(isBlank),
  )
  const isOnlyOne = others.every(({ kind }) => kind === 'own')
  return opening?.kind === 'quote' && !opening.attributed && isOnlyOne ? opening : null
}

function readPlain(text: string, sender: string | null, hints: OutlineHints): NewestText {
  const lines = splitLines(withoutPgpFrame(text)).flatMap(unglued)
  const stretches = outlineMail(lines, hints)
  const pasted = pastedQuote(stretches, lines)
  const own: OwnText[] = []
  const others = new Set<OwnText>()
  const quoted: string[] = []
  const forwarded: ForwardedPart[] = []
  /** What stands quoted above each part of `own`. */
  const above: string[] = []
  const add = (part: OwnText) => {
    own.push(part)
    above.push(isAnswer ? (quoted.at(-1) ?? '') : '')
    if (part.text !== '') isAnswer = false
  }
  let isAnswer = false
  for (const [index, stretch] of stretches.entries()) {
    const inside = lines.slice(stretch.start, stretch.end)
    if (stretch.kind === 'own') add(readOwn(inside, sender, index === 0))
    else if (stretch.kind === 'forwarded') forwarded.push(readForwarded(lines, stretch))
    else if (stretch === pasted) {
      const part = { text: withoutStruck(tidyText(inside)), signature: '', disclaimer: '' }
      others.add(part)
      add(part)
    } else {
      quoted.push(tidyText(inside))
      isAnswer = true
    }
  }
  return {
    text: joined(own.map((part) => part.text)),
    ...(pasted && { own: joined(own.filter((part) => !others.has(part)).map((part) => part.text)) }),
    answers: answersOf(own, above),
    quoted: joined(quoted),
    signature: joined(own.map((part) => part.signature)),
    disclaimer: joined(own.map((part) => part.disclaimer)),
    forwarded,
  }
}

function showsHistory({ quoted, forwarded }: NewestText): boolean {
  return quoted !== '' || forwarded.length > 0
}

const deepestForward = 5

/** The newest text of a forwarded mail; of a chain of bare forwards, that of the first mail that says something. */
function forwardedText(part: ForwardedPart, depth: number): string {
  const forwards = isForwardSubject(part.subject ?? '')
  const within = readPlain(part.text, part.from?.address ?? null, { forwards, answers: !forwards })
  const inner = within.forwarded[0]
  if (within.text !== '' || inner === undefined || depth >= deepestForward) return within.text || part.text
  return forwardedText(inner, depth + 1)
}

/** Someone who only forwards wants the forwarded mail to be read: its own newest text stands in. */
function orForwarded(newest: NewestText): NewestText {
  const inner = newest.forwarded[0]
  if (newest.text !== '' || inner === undefined) return newest
  return { ...newest, text: forwardedText(inner, 0), own: '', answers: [] }
}

/** Mails that are sent as attachments are to be read, below the words of their sender. */
export function orAttached(newest: NewestText, mails: readonly ForwardedPart[]): NewestText {
  const forwarded = [...newest.forwarded, ...mails]
  if (mails.length === 0 || (newest.text !== '' && !pointsToPart(newest.text)))
    return { ...newest, forwarded }
  const texts = mails.map((part) => forwardedText(part, 0))
  return { ...newest, text: joined([newest.text, ...texts]), own: newest.own ?? newest.text, forwarded }
}

/**
 * Separates the newest text of a mail from all else. Linear time; never throws.
 * Sources: RFC 3676 (quotes, "-- "), and what mail programs of some thirty languages write around a quote.
 */
export function newestText(text: string, options: NewestTextOptions = {}): NewestText {
  const subject = options.subject ?? ''
  const sender = options.senderName || null
  const hints = { forwards: isForwardSubject(subject), answers: isReplySubject(subject) }
  const plain = readPlain(text, sender, hints)
  const { html } = options
  if (!html) return orForwarded(plain)
  const read = (showsAnswers: boolean) => readPlain(readHtml(html, { showsAnswers }).marked, sender, hints)
  // Only the HTML shows what is struck out.
  const isStruck = mayStrikeOut(html) && !text.includes('~~')
  const newest = showsHistory(plain) && !isStruck ? plain : read(false)
  if (newest !== plain && text.trim() !== '' && !isStruck && !showsHistory(newest)) return orForwarded(plain)
  // Only the HTML shows which words of the quote are new.
  if (newest.answers.length === 0 && pointsIntoQuote(newest.text))
    return { ...newest, quoted: read(true).quoted || newest.quoted }
  return orForwarded(newest)
}
