// `mailcrew seed`: fills a running server with a believable month of mail, the way that everything comes in: by SMTP.
import { parseArgs } from 'node:util'
import { readConfig } from '../../src/config.ts'
import { isLocalMode } from '../../src/mail/local-mode.ts'
import { company } from '../../src/seed/company.ts'
import { exampleMails } from '../../src/seed/example-mails.ts'
import { password, people } from '../../src/seed/people.ts'
import { yearCompany, yearLead } from '../../src/seed/year/people.ts'
import { seedServer } from './seed-server.ts'
import { seedYear } from './seed-year.ts'
import { UsageError } from './usage.ts'

export const seedUsage = `mailcrew seed   six people, their company and their mails, for a server on this machine alone`

/** Answers the exit code. A second run finds everything there and changes nothing. */
export async function seed(args: string[]): Promise<number> {
  parseArgs({ args, options: {} })
  const config = readConfig(process.env)
  // The accounts have a password that everybody knows, and From is believed without proof.
  if (!isLocalMode(config))
    throw new UsageError(
      'The examples are for a server that only this machine reaches: MAIL_DOMAIN ends with .localhost and SMTP_HOST is 127.0.0.1',
    )
  const host = ['0.0.0.0', '::'].includes(config.host) ? '127.0.0.1' : config.host
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${config.port}`
  const { known } = await seedServer({
    url,
    smtp: { host: config.smtpHost, port: config.smtpPort },
    mailDomain: config.mailDomain,
    now: new Date(),
  })
  console.log('The mails of six people are sent. Now a year of a company of sixty.')
  await seedYear(url, { now: new Date() })
  for (const { name, email } of Object.values(people)) {
    console.log(`${email.padEnd(20)} ${known.has(email) ? `${name}, as signed up before` : name}`)
  }
  console.log(`\nAll of them work for ${company.name}, beside what is their own.`)
  console.log(
    `${exampleMails.length} mails are with the agents. Sign in at ${config.publicUrl} as one of them:`,
  )
  console.log(`${people.amara.email}, password: ${password}`)
  console.log(
    `${yearLead.email}, who leads ${yearCompany.name} and reads its year under /polling: same password`,
  )
  return 0
}
