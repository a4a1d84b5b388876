// Puts the people and mails of the examples into a running server: accounts by its pages' calls, mails by SMTP.
import { setTimeout as pause } from 'node:timers/promises'
import { createTransport, type Transporter } from 'nodemailer'
import { EXAMPLE_TIME } from '../../src/mail/intake/example-time.ts'
import { exampleMails } from '../../src/seed/example-mails.ts'
import { people, type Who } from '../../src/seed/people.ts'
import { dayOfWriting, type WrittenMail, writeMails } from '../../src/seed/seed-mail.ts'
import { enter, type SeededPerson } from './seed-account.ts'
import { type SeededCompany, seedCompany } from './seed-company.ts'
import { UsageError } from './usage.ts'

export interface SeedPlace {
  /** Of the pages, without a slash at the end. */
  url: string
  smtp: { host: string; port: number }
  mailDomain: string
  now: Date
}

const DAY_MS = 86_400_000
const LOOK_EVERY_MS = 50
const LONGEST_MS = 60_000

/** `known` are the addresses that had an account before. Throws UsageError where the server is not there. */
export async function seedServer(place: SeedPlace): Promise<{ known: Set<string> }> {
  const accounts = new Map<Who, SeededPerson>()
  for (const who of Object.keys(people) as Who[]) accounts.set(who, await enter(place.url, people[who]))
  const company = await seedCompany(accounts)
  // Around the day before, which is over: no mail comes from the future.
  const today = (await dayBefore(accounts, place.now)) ?? new Date(place.now.getTime() - DAY_MS)
  const transport = createTransport({ ...place.smtp, secure: false, tls: { rejectUnauthorized: false } })
  try {
    const mails = writeMails(exampleMails, today, {
      domain: place.mailDomain,
      company: company.tula,
    })
    for (const [index, mail] of mails.entries()) {
      const answered = mails.slice(0, index).find((one) => one.messageId === mail.inReplyTo)
      if (answered) await untilProcessed(answered, mails.slice(0, index), accounts, company)
      await send(transport, mail)
    }
  } finally {
    transport.close()
  }
  const known = [...accounts].filter(([, account]) => account.isKnown)
  return { known: new Set(known.map(([who]) => people[who].email)) }
}

/** Around which day an earlier run wrote them: around the same one, all mails are the same as then. */
async function dayBefore(accounts: ReadonlyMap<Who, SeededPerson>, now: Date): Promise<Date | null> {
  const first = exampleMails.find((mail) => mail.answers === undefined)
  if (!first) return null
  const found = await accounts.get(first.from)?.mails()
  const same = found?.filter((logged) => logged.subject === first.subject).at(-1)
  return same ? dayOfWriting(first, new Date(same.receivedAt), now) : null
}

/** An answer finds the thread only once the mail that it answers has one. */
async function untilProcessed(
  mail: WrittenMail,
  sent: readonly WrittenMail[],
  accounts: ReadonlyMap<Who, SeededPerson>,
  company: SeededCompany,
): Promise<void> {
  const isAlike = (one: WrittenMail) => one.from === mail.from && one.subject === mail.subject
  const wanted = sent.filter(isAlike).length
  const from = people[mail.from].email
  for (const deadline = Date.now() + LONGEST_MS; Date.now() < deadline; await pause(LOOK_EVERY_MS)) {
    const mails = (await accounts.get(mail.from)?.mails(mail.forCompany ? company.id : undefined)) ?? []
    const alike = mails.filter((logged) => logged.subject === mail.subject && logged.sender === from)
    const ended = alike.filter((logged) => !['received', 'processing'].includes(logged.status))
    if (ended.length >= wanted) return
  }
  throw new UsageError(`The server has not worked "${mail.subject}" within a minute; its log may say why`)
}

async function send(transport: Transporter, mail: WrittenMail): Promise<void> {
  const { from, agentAddress, forCompany: _, inReplyTo, attachments, ...written } = mail
  const { name, email } = people[from]
  await transport
    .sendMail({
      ...written,
      ...(inReplyTo ? { inReplyTo } : {}),
      attachments: [...attachments],
      // The same bytes each time: so a second run sends the same mail.
      baseBoundary: written.messageId.replace(/\W/g, ''),
      headers: { ...written.headers, [EXAMPLE_TIME]: written.date.toISOString() },
      from: { name, address: email },
      envelope: { from: email, to: [agentAddress] },
    })
    .catch((error: unknown) => {
      const words = error instanceof Error ? error.message : String(error)
      throw new UsageError(`The server did not take "${mail.subject}" by SMTP: ${words}`)
    })
}
