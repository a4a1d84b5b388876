// Recognises the mails in which a mail provider asks whether it may forward somebody's mail to an address of ours.

import type { ParsedMail } from './parsed-mail.ts'
import { domainOf } from './sender-domain.ts'

export interface ForwardingRequest {
  /** As people call it. */
  provider: string
  /** Whose mail would be forwarded, as the mail says; null where it does not. */
  account: string | null
  code: string | null
  /** By which one says yes; at a host of the provider alone. */
  link: string | null
}

interface Provider {
  name: string
  /** Domains that its own mails come from: the address itself or one below it. */
  from: readonly string[]
  /** The part before the @ that only its own mails have, where anybody can have an address of its domain. */
  sender: RegExp
  /** Domains of its pages. */
  hosts: readonly string[]
  /** Beginning of the path by which one says yes; any without it. */
  path: string
}

const MACHINE =
  /^(?:[\w.+-]{0,40}-)?(?:no-?reply|do-?not-?reply|forwarding|postmaster|support)(?:[\w.+-]{0,40})$/i

/**
 * What is known of them: Gmail writes as forwarding-noreply@google.com, with "(#123456789)" in the subject and a link to
 * /mail/vf-… at mail.google.com or mail-settings.google.com, as the programs do that read such mails
 * (https://support.google.com/a/answer/176605 says that it asks at all). Proton asks the address too
 * (https://proton.me/support/email-forwarding), from an address that it does not publish; so does GMX
 * (https://www.gmx.net/mail/tipps/posts/weiterleitung-von-emails-bestaetigen/240/), at whose domain anybody may have an
 * address, so that its mail stays in the log. Fastmail's rules ask nobody
 * (https://www.fastmail.help/hc/en-us/articles/360058753434), and Yahoo, Outlook and iCloud publish no such mail: what
 * stands of these is what their own machines write from, so that a mail that does ask is recognised.
 */
const providers: readonly Provider[] = [
  {
    name: 'Gmail',
    from: ['google.com', 'googlemail.com'],
    sender: /^forwarding-noreply$/i,
    hosts: ['google.com'],
    path: '/mail/vf-',
  },
  {
    name: 'Outlook',
    from: ['microsoft.com'],
    sender: MACHINE,
    hosts: ['microsoft.com', 'outlook.office.com', 'outlook.live.com'],
    path: '/',
  },
  {
    name: 'Yahoo',
    from: ['yahoo-inc.com', 'yahooinc.com'],
    sender: MACHINE,
    hosts: ['mail.yahoo.com', 'login.yahoo.com'],
    path: '/',
  },
  {
    name: 'iCloud',
    from: ['apple.com'],
    sender: MACHINE,
    hosts: ['apple.com', 'icloud.com'],
    path: '/',
  },
  {
    name: 'Fastmail',
    from: ['fastmailteam.com'],
    sender: MACHINE,
    hosts: ['fastmail.com'],
    path: '/',
  },
  {
    name: 'Zoho',
    from: ['zoho.com', 'zoho.eu'],
    sender: MACHINE,
    hosts: ['mail.zoho.com', 'accounts.zoho.com', 'mail.zoho.eu', 'accounts.zoho.eu'],
    path: '/',
  },
  {
    name: 'Proton',
    from: ['proton.me'],
    sender: MACHINE,
    hosts: ['mail.proton.me', 'account.proton.me'],
    path: '/',
  },
]

/** What such a mail speaks of, in the languages in which we write. */
const FORWARDING = /\bforward|weiterleit|transfert|transf\u00e9r|reenv|encaminh|inoltr|doorstur|doorgest/i
const CONFIRMING =
  /\bconfirm|\bverif|\bapprov|\baccept|best\u00e4tig|freigeb|v\u00e9rifi|autoris|aprob|aprova|conferm|bevestig|verifi/i

/** Whether it is worth a look; its sender is still to be proved. */
export function mayAskForForwarding(from: string | null): boolean {
  return from !== null && providerOf(from) !== null
}

/** Null for any other mail. The sender must be proved, and `parsed` is data: nothing in it is followed. */
export function readForwardingRequest(parsed: ParsedMail): ForwardingRequest | null {
  const provider = parsed.from && providerOf(parsed.from.address)
  if (!provider) return null
  const text = `${parsed.subject}\n${parsed.text}`.slice(0, LONGEST)
  if (!FORWARDING.test(text) || !CONFIRMING.test(text)) return null
  const link = linkIn(`${text}\n${parsed.html?.slice(0, LONGEST) ?? ''}`, provider)
  const code = codeIn(text)
  if (link === null && code === null) return null
  return { provider: provider.name, account: accountIn(text, provider, parsed), code, link }
}

/** Characters; such a mail is short. */
const LONGEST = 40_000

const isWithin = (name: string, domain: string) => name === domain || name.endsWith(`.${domain}`)

function providerOf(address: string): Provider | null {
  const domain = domainOf(address)
  const local = address.slice(0, address.lastIndexOf('@'))
  return (
    providers.find(
      ({ from, sender }) => sender.test(local) && from.some((known) => isWithin(domain, known)),
    ) ?? null
  )
}

/** The first by which one can say yes: a second one often says no. */
function linkIn(text: string, { hosts, path }: Provider): string | null {
  for (const [found] of text.matchAll(/https:\/\/[^\s<>"']{4,2000}/g)) {
    const plain = withoutStop(found.replaceAll('&amp;', '&'))
    if (!URL.canParse(plain)) continue
    const { protocol, hostname, username, port, pathname } = new URL(plain)
    const isTheirs = hosts.some((host) => isWithin(hostname, host))
    const isPlain = protocol === 'https:' && username === '' && port === ''
    if (isTheirs && isPlain && pathname.startsWith(path)) return plain
  }
  return null
}

/** A sentence ends behind it, or a bracket. */
function withoutStop(link: string): string {
  let end = link.length
  while (end > 0 && '.,;:!?)]'.includes(link[end - 1] ?? '')) end -= 1
  return link.slice(0, end)
}

/** Six to ten digits, behind a word for code or in the subject's brackets: "(#123456789)". */
function codeIn(text: string): string | null {
  const named = /\b(?:code|c\u00f3digo|codice)\b[^\d\n]{0,40}[:#\s]\s{0,4}(\d{6,10})\b/i.exec(text)
  return named?.[1] ?? /\(#(\d{6,10})\)/.exec(text)?.[1] ?? null
}

/** The first address that is neither the provider's own machine nor one of those that the mail is to. */
function accountIn(text: string, { sender }: Provider, { to, from }: ParsedMail): string | null {
  const ours = new Set([...to, ...(from ? [from] : [])].map(({ address }) => address))
  for (const word of text.split(/[\s<>()[\],;:"'/]/)) {
    const address = withoutStop(word).toLowerCase()
    const at = address.indexOf('@')
    if (at < 1 || !/^[^@]{1,64}@[\w.-]{3,255}$/.test(address)) continue
    if (!ours.has(address) && !sender.test(address.slice(0, at))) return address
  }
  return null
}
