// Reads reports about undelivered mail that are written for people: qmail, Exim, Exchange and their like.

/** What a report says, whatever its form. */
export interface Report {
  /** Lower case. */
  recipient: string | null
  /** Enhanced status code such as 5.1.1 (RFC 3463). */
  status: string | null
  /** `failed` is final; `delayed` is still being tried; `other` is relayed, expanded or delivered. */
  action: 'failed' | 'delayed' | 'other'
  /** What the other server says, for the owner; at most 500 characters. */
  text: string
}

/** Words with which servers say that a mail did not arrive. */
const FAILED =
  /(?:wasn.t able to deliver|could ?n.t be delivered|could not be delivered|not be delivered|undeliver|delivery (?:\w+ )?fail|failed permanently|did not reach|permanent (?:fatal )?error|returned to sender|not delivered|user unknown|no such user|mailbox unavailable)/i
const DELAYED =
  /(?:still being (?:re)?tried|will (?:be retried|keep trying)|delayed|has not yet been delivered|no action is required)/i

/** Where the mail that came back begins: nothing below is the server's word. */
const COPY =
  /^.*(?:below this line is a copy|this is a copy of (?:the|your) message|original message|message header)/im

/** `failed` is the value of X-Failed-Recipients, empty without it. Null where the text is no report. */
export function readFreeReport(text: string, failed: string): Report | null {
  const said = text.slice(0, text.search(COPY) === -1 ? text.length : text.search(COPY))
  if (!failed && !FAILED.test(said) && !DELAYED.test(said)) return null
  const status = /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(said)?.[0] ?? null
  const isDelay = !failed && (status?.startsWith('4') || (DELAYED.test(said) && !/\b5\d\d\b/.test(said)))
  return {
    recipient: firstAddress(failed) ?? recipientIn(said),
    status,
    action: isDelay ? 'delayed' : 'failed',
    text: reasonIn(said),
  }
}

/** qmail and Exim put the address on a line of its own, in angle brackets or before a colon. */
function recipientIn(said: string): string | null {
  const line = /^[ \t]*<?([^\s<>:;,"][^\s<>:;,"@]*@[^\s<>:;,"]+)>?[ \t]*(?::[ \t]*)?$/m.exec(said)
  return line?.[1]?.toLowerCase() ?? firstAddress(said)
}

/** Word by word, so that a long text without an address costs no more than its length. */
export function firstAddress(text: string): string | null {
  const words = text.split(/[\s<>()[\]:;,"']+/)
  const address = words.find((word) => /^[^@]+@[^@]+$/.test(word))
  return address?.replace(/(?<!\.)\.+$/, '').toLowerCase() ?? null
}

/** The line with the server's code, else nothing: the caller takes the text as it is. */
function reasonIn(said: string): string {
  return /^.*\b[45]\d\d[ -].*$/m.exec(said)?.[0].trim() ?? ''
}
