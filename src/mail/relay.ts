// The SMTP server that carries our mail out, and what its answers mean.
import { createTransport } from 'nodemailer'
import type { DkimKey } from './dkim-key.ts'
import { type Refusal, refusalIn } from './refusal.ts'
import { REPORT_HEADER } from './report-address.ts'

export interface WireMail {
  /** Where reports about it go. */
  mailFrom: string
  recipient: string
  /** The whole message. */
  raw: string
  /** Goes along in its head, for servers that report elsewhere than to `mailFrom`. */
  reportToken: string
}

/**
 * `permanent`: trying again will not help. The error is for the owner and holds no text of the mail. `refused` is what was
 * said of the recipient; without it there was another trouble. `ofRelay`: it would be the same for any other mail.
 */
export type SendOutcome =
  | { ok: true }
  | { ok: false; permanent: boolean; error: string; refused?: Refusal | null; ofRelay?: boolean }

export interface Relay {
  /** Never throws. */
  send(mail: WireMail): Promise<SendOutcome>
  close(): void
}

export interface RelayOptions {
  connectMs?: number
  /** Longest silence of the server within a dialogue. */
  silenceMs?: number
  /** Each mail is signed with it; null or nothing where the relay signs, or nobody. */
  dkim?: DkimKey | null
}

/** `url` is SMTP_URL: smtp:// or smtps:// with user and password where the server asks for them. */
export function createRelay(url: string, { connectMs, silenceMs, dkim }: RelayOptions = {}): Relay {
  const transport = createTransport({
    url,
    connectionTimeout: connectMs ?? 10_000,
    greetingTimeout: connectMs ?? 10_000,
    socketTimeout: silenceMs ?? 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim
      ? { dkim: { domainName: dkim.domain, keySelector: dkim.selector, privateKey: dkim.privateKey } }
      : {}),
  })
  return {
    async send(mail) {
      try {
        await transport.sendMail({
          envelope: { from: mail.mailFrom, to: [mail.recipient] },
          raw: `${REPORT_HEADER}: ${mail.reportToken}\r\n${mail.raw}`,
        })
        return { ok: true }
      } catch (error) {
        return { ok: false, ...reasonOf(error) }
      }
    },
    close: () => transport.close(),
  }
}

/** What nodemailer adds to an error. */
interface SmtpFacts {
  command?: unknown
  responseCode?: unknown
  response?: unknown
}

/** Only a 5xx about this mail is final (RFC 5321 section 4.2.1); refused sign-in or greeting is the server's trouble. */
function reasonOf(error: unknown): {
  permanent: boolean
  error: string
  refused: Refusal | null
  ofRelay: boolean
} {
  const { command, responseCode, response } = error as SmtpFacts
  const said = typeof command === 'string' ? command : ''
  const permanent =
    /^(MAIL FROM|RCPT TO|DATA)/.test(said) && typeof responseCode === 'number' && responseCode >= 500
  const text = oneLine(error instanceof Error ? error.message : 'unknown error')
  const ofRecipient = permanent && said.startsWith('RCPT TO') && typeof response === 'string'
  return {
    permanent,
    error: text,
    refused: ofRecipient ? refusalIn(oneLine(response)) : null,
    ofRelay: !/^(RCPT TO|DATA)/.test(said) || refusesAll.test(text),
  }
}

/** Of a recipient, but it would say so of any other one too. */
const refusesAll = /relay(?:ing)? (?:access )?denied|not permitted to relay|authentication (?:is )?required/i

const oneLine = (text: string) => text.replace(/\s+/g, ' ').slice(0, 500)
