// What a mail keeps from its reader: encrypted, a picture, or nothing but a file. Its receipt says so (agents.md 1.9).
import { pointsIntoQuote } from '../mail/answer-colour.ts'
import { invitationsOf, invitationWords } from '../mail/invitation.ts'
import type { ParsedMail } from '../mail/parsed-mail.ts'
import { pointsToPart } from '../mail/points-to-part.ts'
import type { MailWords } from '../mail/words/en.ts'
import { wordsIn } from '../mail/words/words.ts'
import type { AgentMail } from './agent.ts'
import type { Outcome } from './outcome.ts'

export type UnreadMail = Pick<AgentMail, 'parsed' | 'zone' | 'language'>

/** The sentence for its author; null where the mail has its own words. */
export function unreadSentence(mail: ParsedMail, words: MailWords['frame']): string | null {
  const { notes, newest, attachments, html } = mail
  const shut = shutSentence(mail, words)
  if (shut !== null) return shut
  const saysNothing = isBlank(newest.text)
  if (notes.includes('hidden-text-dropped') || hasOwnWords(mail)) return null
  const files = attachments.filter(({ inline, contentType }) => !inline && !contentType.startsWith('image/'))
  if (files.length > 0)
    return words.unreadParts.files(files.map(({ filename }) => `\u201c${filename}\u201d`).join(', '))
  const isPicture = attachments.length > 0 || (saysNothing && /<img\b/i.test(html ?? ''))
  if (isPicture) return words.unreadParts.picture
  return saysNothing ? words.unreadParts.empty : null
}

/** Neither blank nor "see the attached mail". */
export const hasOwnWords = ({ newest }: ParsedMail): boolean =>
  !isBlank(newest.text) && !pointsToPart(newest.text)

/** What the mail invites to, where it says nothing else. */
export function invitationSentences(mail: UnreadMail): string[] {
  const { parsed, zone, language } = mail
  if (hasOwnWords(parsed)) return []
  const words = wordsIn(language).frame.unreadParts
  return invitationsOf(parsed.attachments).map((one) => invitationWords(one, { zone, language, words }))
}

/** Of what no reader without a key or Outlook can open, whatever else the mail says. */
export function shutSentence({ notes }: ParsedMail, words: MailWords['frame']): string | null {
  if (notes.includes('encrypted')) return words.unreadParts.encrypted
  return notes.includes('winmail-unread') ? words.unreadParts.winmail : null
}

/** Nothing came of the mail because its words were not read: that is no mail without a task. */
export function orUnread(outcome: Outcome, agentMail: UnreadMail): Outcome {
  const { parsed: mail, language } = agentMail
  const words = wordsIn(language).frame
  const { made, changed, changeLines, asked, sections } = outcome
  const isDone = made.length + changed.length + changeLines.length + asked.length > 0
  if (isDone) return outcome
  const [invitation, ...more] = invitationSentences(agentMail)
  if (invitation !== undefined)
    return { ...outcome, headline: invitation, notes: [...more, ...outcome.notes] }
  if (mail.newest.quoted !== '' && pointsIntoQuote(mail.newest.text))
    return { ...outcome, headline: words.unreadParts.inQuote.replace(/\.$/, '') }
  const sentence = unreadSentence(mail, words)
  if (sentence === null) return outcome
  // There is nothing that could not be read. A headline has no full stop.
  if (isEmpty(mail) && sections.length === 0) return { ...outcome, headline: sentence.replace(/\.$/, '') }
  return {
    ...outcome,
    headline: sections.length > 0 ? outcome.headline : words.unreadMail,
    notes: [...new Set([sentence, ...outcome.notes])],
  }
}

const isBlank = (text: string) => text.trim() === ''

/** Without text, file, or anything sealed. */
const isEmpty = ({ newest, attachments, notes, html }: ParsedMail): boolean =>
  isBlank(newest.text) && attachments.length === 0 && notes.length === 0 && !/<img\b/i.test(html ?? '')
