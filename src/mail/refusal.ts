// What another server's refusal says of an address: that it takes no mail, or only of this one mail.

export interface Refusal {
  /** Enhanced status such as 5.1.1 (RFC 3463); null where it gave none. */
  status: string | null
  /** Reply code such as 550 (RFC 5321 section 4.2); null where it gave none. */
  code: number | null
  /** What the server said; another's text. */
  text: string
}

/** Of subject and detail: no such mailbox or domain, moved away, takes no mail, disabled, nowhere to route to. */
const GONE = new Set(['1.0', '1.1', '1.2', '1.3', '1.6', '1.10', '2.1', '4.4'])
/** Codes that speak of the mailbox, where no status says more. */
const OF_THE_MAILBOX = new Set([550, 551, 553])
/** Many servers give the same code to what they take for unwanted, which says nothing of the address. */
const OF_THE_MAIL =
  /\b(?:relay\w*|spam\w*|polic\w*|block\w*|spf|dkim|dmarc|reputation|rbl|dnsbl|blacklist\w*|listed|authenticat\w*|rejected due to|content)\b/i

/** True only where it is the address that takes no mail, so that nothing more should go there. */
export function isOfAddress({ status, code, text }: Refusal): boolean {
  const [kind, subject, detail] = status?.split('.') ?? []
  if (kind !== undefined && kind !== '5') return false
  if (subject !== undefined && subject !== '0') return GONE.has(`${subject}.${detail}`)
  return code !== null && OF_THE_MAILBOX.has(code) && !OF_THE_MAIL.test(text)
}

/** True where the same mail may arrive later: the mailbox is full or the server was away. */
export function isPassing({ status, code }: Refusal): boolean {
  if (status !== null) return status.startsWith('4.') || status === '5.2.2'
  return code !== null && code >= 400 && code < 500
}

/** The status and the code in what a server said: "550 5.1.1 no such user". */
export function refusalIn(text: string, status: string | null = null): Refusal {
  const code = /(?<![\d.])[45]\d\d(?![\d.])/.exec(text)?.[0]
  const enhanced = /(?<![\d.])[45]\.\d{1,3}\.\d{1,3}(?![\d.])/.exec(text)?.[0]
  return { status: status ?? enhanced ?? null, code: code === undefined ? null : Number(code), text }
}
