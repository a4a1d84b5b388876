// `mailcrew seed`: fills a running server with examples, the way that everything comes in: by mail.
import { parseArgs } from 'node:util'
import { readConfig } from '../../src/config.ts'
import { seedMails } from './seed-mails.ts'
import { send } from './send.ts'

export const seedUsage = `mailcrew seed [--from ADDRESS]   sends a few example mails to Tula (from anna@example.com)`

/** Answers the exit code of the first mail that was refused, else 0. */
export async function seed(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { from: { type: 'string', default: 'anna@example.com' } } })
  const { from } = values
  const to = `tula@${readConfig(process.env).mailDomain}`
  for (const { subject, text } of seedMails) {
    const code = await send(['--from', from, '--to', to, '--subject', subject, '--text', text])
    if (code !== 0) return code
  }
  console.log(`Sign up as ${from} to see what became of them`)
  return 0
}
