// Whether a person or a machine wrote a mail, and whether it may be answered (agents.md 1.4, threats 1 and 2).
import { domainOf } from './sender-domain.ts'
import { type HeaderField, valuesOf } from './sender-headers.ts'

/** Every mail that we send carries our mail domain in this field. */
export const LOOP_HEADER = 'X-Mailcrew-Loop'

export interface MachineMail {
  /**
   * `loop`, `auto-reply` and `bulk` are recorded as ignored; `bounce` goes to the bounce reader;
   * `person` is processed, also when it came over a list.
   */
  kind: 'loop' | 'auto-reply' | 'bulk' | 'bounce' | 'person'
  /** False: whatever is done with it, nothing is sent because of it. */
  answer: boolean
  /** In words for the person and the trace; empty for an ordinary mail. */
  reason: string
}

export interface MachineMailContext {
  /** MAIL FROM; empty for the null sender, null where the source does not know it. */
  mailFrom: string | null
  ourDomain: string
  hopHeader?: string
}

type Rule = (fields: readonly HeaderField[], context: MachineMailContext) => MachineMail | null

/** The first that fits decides. Reports come before our own addresses: our relay may bounce from our domain. */
const rules: readonly Rule[] = [byLoopHeader, byReport, byOurAddress, byAutoSubmitted, byPrecedence, byList]

export function readMachineMail(fields: readonly HeaderField[], context: MachineMailContext): MachineMail {
  for (const rule of rules) {
    const found = rule(fields, context)
    if (found) return found
  }
  return { kind: 'person', answer: true, reason: '' }
}

/** True for what is recorded and not processed. */
export function isIgnored(mail: MachineMail): boolean {
  return mail.kind === 'loop' || mail.kind === 'auto-reply' || mail.kind === 'bulk'
}

function byLoopHeader(fields: readonly HeaderField[], context: MachineMailContext): MachineMail | null {
  const marks = valuesOf(fields, (context.hopHeader ?? LOOP_HEADER).toLowerCase())
  if (marks.length === 0) return null
  const ours = marks.some((mark) => mark.toLowerCase().trim() === context.ourDomain.toLowerCase())
  return ours
    ? { kind: 'loop', answer: false, reason: 'it is our own mail, come back' }
    : { kind: 'auto-reply', answer: false, reason: 'it is the automatic mail of another Mailcrew' }
}

function byReport(fields: readonly HeaderField[], context: MachineMailContext): MachineMail | null {
  const type = first(fields, 'content-type')
  if (/^multipart\/report\b/.test(type) && !/report-type\s*=\s*"?delivery-status/.test(type)) {
    if (/report-type/.test(type)) return ignored('auto-reply', 'it is a report of a machine')
  }
  const isBounce =
    context.mailFrom === '' ||
    /^multipart\/report\b/.test(type) ||
    valuesOf(fields, 'x-failed-recipients').length > 0 ||
    /\bmailer-daemon@/.test(first(fields, 'from'))
  return isBounce ? { kind: 'bounce', answer: false, reason: 'it is a report about undelivered mail' } : null
}

function byOurAddress(fields: readonly HeaderField[], context: MachineMailContext): MachineMail | null {
  const words = valuesOf(fields, 'from').flatMap((value) => value.split(/[\s<>,;:"()]+/))
  const ours = words.some((word) => word.includes('@') && domainOf(word) === context.ourDomain.toLowerCase())
  return ours ? ignored('loop', 'it says it is from one of our own addresses') : null
}

/** RFC 3834 section 5: everything but "no" is automatic; parameters and comments may follow. */
function byAutoSubmitted(fields: readonly HeaderField[]): MachineMail | null {
  const value = first(fields, 'auto-submitted').split(/[\s;(]/)[0]
  if (value && value !== 'no') return ignored('auto-reply', `it is an automatic mail (${known(value)})`)
  const marked = ['x-autoreply', 'x-autorespond'].some((name) => !['', 'no'].includes(first(fields, name)))
  return marked ? ignored('auto-reply', 'it is an automatic answer') : null
}

function byPrecedence(fields: readonly HeaderField[]): MachineMail | null {
  const value = first(fields, 'precedence').split(/[\s;(]/)[0]
  if (value === 'auto_reply') return ignored('auto-reply', 'it is an automatic answer')
  if (value === 'bulk' || value === 'junk') return ignored('bulk', `it is a mass mail (${value})`)
  return null
}

function byList(fields: readonly HeaderField[]): MachineMail | null {
  if (fields.some((field) => field.name.startsWith('list-'))) return unanswered('it came over a mailing list')
  if (first(fields, 'precedence').startsWith('list')) return unanswered('it came over a mailing list')
  const asksSilence = !['', 'none'].includes(first(fields, 'x-auto-response-suppress'))
  return asksSilence ? unanswered('it asks not to be answered automatically') : null
}

function first(fields: readonly HeaderField[], name: string): string {
  return (valuesOf(fields, name)[0] ?? '').trim().toLowerCase()
}

function ignored(kind: 'loop' | 'auto-reply' | 'bulk', reason: string): MachineMail {
  return { kind, answer: false, reason }
}

function unanswered(reason: string): MachineMail {
  return { kind: 'person', answer: false, reason }
}

/** The registered words only: the value is the sender's text and goes into logs. */
function known(value: string): string {
  return ['auto-replied', 'auto-generated', 'auto-notified'].includes(value) ? value : 'Auto-Submitted'
}
