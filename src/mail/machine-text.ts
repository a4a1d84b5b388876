// Knows the mails of machines that no header marks, by their subject, text and calendar part (agents.md 1.4).
import { crew } from '../crew/crew.ts'
import { absencePhrases, type MachineForm, machineForms, systemSenders } from './machine-phrases.ts'
import type { ParsedMail } from './parsed-mail.ts'
import { isForwardSubject } from './subject.ts'
import { wordList } from './word-list.ts'

type MachineText = Pick<
  ParsedMail,
  'subject' | 'from' | 'newest' | 'inReplyTo' | 'references' | 'headers' | 'attachments'
>

/** Characters of a text in which a machine says what it is. */
const HEAD = 2_000

/**
 * Why nobody wrote the mail; null for a person's. A subject alone seldom proves it: its words are those that people
 * use when they write about such mails.
 */
export function machineReason(mail: MachineText): string | null {
  if (isForwardSubject(mail.subject)) return null
  if (isReaction(mail)) return 'it is a reaction'
  if (answersInvitation(mail)) return 'it is an automatic answer to an invitation'
  const subject = plain(mail.subject)
  const said = plain(`${mail.newest.text}\n${mail.newest.quoted}`.slice(0, HEAD))
  const isMarked = isReply(mail) || mail.headers.some(({ name }) => name === 'x-auto-response-suppress')
  const seen = { subject, said, sender: localPart(mail), isMarked }
  const form = machineForms.find((one) => isForm(one, seen) || isReport(one, seen))
  return form?.reason ?? (isAbsence(mail) ? 'it is a note of absence' : null)
}

interface Seen {
  subject: string
  said: string
  sender: string
  /** It answers another mail, or asks not to be answered. */
  isMarked: boolean
}

function isForm(form: MachineForm, { subject, said, sender, isMarked }: Seen): boolean {
  const behind = form.subjects.map((one) => rest(subject, one)).filter((one) => one !== null)
  if (behind.length === 0) return false
  if (form.fromSystem && systemSenders.has(sender)) return true
  if (speaksToAgent(said)) return false
  const isSure = form.isSure && isMarked && behind.some((one) => one.startsWith(':'))
  return isSure || form.words.some((words) => said.includes(words))
}

/** A mail system that says what became of a mail, under whatever subject. */
const isReport = ({ kind, words }: MachineForm, { said, sender }: Seen): boolean =>
  kind === 'bounce' && systemSenders.has(sender) && words.some((one) => said.includes(one))

/** What follows the form in the subject; null where the subject goes on as a sentence. */
function rest(subject: string, form: string): string | null {
  if (!subject.startsWith(form)) return null
  const behind = subject.slice(form.length).trimStart()
  return behind === '' || ':：([-–—!'.includes(behind.charAt(0)) ? behind.replace('：', ':') : null
}

const greeted = new RegExp(
  `^(?:\\p{L}{2,12} )?@?(?:${crew.map(({ name }) => name.toLowerCase()).join('|')})(?![\\p{L}\\p{N}])`,
  'u',
)

/** A machine does not know whom of us it answers: "Hi Tula, …" is a person's. */
const speaksToAgent = (said: string): boolean => greeted.test(said)

/** A reply that says twice that its writer is away. */
function isAbsence(mail: MachineText): boolean {
  if (!isReply(mail)) return false
  const said = plain(mail.newest.text.slice(0, HEAD))
  return absencePhrases.filter((words) => said.includes(words)).length >= 2 && !speaksToAgent(said)
}

const ANSWERS = /^METHOD[ \t]*:[ \t]*(?:REPLY|COUNTER|DECLINECOUNTER|REFRESH)\b/im

/** RFC 5546: what a calendar sends when somebody accepts, declines or moves a meeting. */
function answersInvitation({ attachments }: MachineText): boolean {
  return attachments.some(
    ({ contentType, content }) =>
      /^(?:text\/calendar|application\/ics)$/.test(contentType) &&
      ANSWERS.test(content.toString('latin1', 0, HEAD)),
  )
}

const reactions = wordList(`
  reacted to your message, reacted via gmail, reacted to your email, hat auf ihre nachricht reagiert,
  hat auf deine nachricht reagiert, hat über gmail reagiert, a réagi à votre message, a réagi via gmail,
  ha reaccionado a tu mensaje, ha reaccionado a su mensaje, reaccionó a tu mensaje, ha reaccionado mediante gmail,
  ha reagito al tuo messaggio, ha reagito tramite gmail, heeft gereageerd op uw bericht, heeft gereageerd op je bericht,
  heeft gereageerd via gmail, reagiu à sua mensagem, reagiu ao seu email, reagiu através do gmail, reagiu pelo gmail
`)

/** A press on a thumb in Outlook or Gmail, which says no more than that. */
function isReaction({ newest, attachments }: MachineText): boolean {
  if (attachments.some(({ contentType }) => contentType === 'text/vnd.google.email-reaction+json'))
    return true
  const first = newest.text.trim().split('\n', 1)[0] ?? ''
  const said = plain(first.slice(0, 200))
  return /^\p{Extended_Pictographic}/u.test(said) && reactions.some((words) => said.includes(words))
}

const isReply = ({ inReplyTo, references }: MachineText): boolean =>
  inReplyTo !== null || references.length > 0

const localPart = ({ from }: MachineText): string =>
  from?.address.split('@')[0]?.replace(/^microsoftexchange[0-9a-f]{8,40}$/, 'postmaster') ?? ''

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim()
}
