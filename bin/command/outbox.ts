// `mailcrew outbox`: the mails that went out or wait, with their links, for the owner of the server.
import { parseArgs } from 'node:util'
import { askServer } from './ask-server.ts'
import { UsageError } from './usage.ts'

export const outboxUsage = `mailcrew outbox [--all]      the newest 50, or all
mailcrew outbox ID [--raw]   one mail: its text, or the message as it is sent`

interface Mail {
  id: number
  kind: string
  status: string
  recipient: string
  subject: string
  text: string
  raw: string
  lastError: string | null
  createdAt: string
}

/** Asks the running server, which alone may read its database. Answers the exit code. */
export async function outbox(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { all: { type: 'boolean' }, raw: { type: 'boolean' } },
  })
  const [id] = positionals
  if (positionals.length > 1 || (id && !/^\d+$/.test(id))) throw new UsageError(outboxUsage)
  if (id) {
    const mail = await askServer<Mail>('admin', `/outbox/${id}`)
    console.log(values.raw ? mail.raw : wholeMail(mail))
    return 0
  }
  for (let page = await askServer<Mail[]>('admin', '/outbox'); page.length > 0; ) {
    for (const mail of page) console.log(lineOf(mail))
    const last = page.at(-1)
    page = values.all && last ? await askServer<Mail[]>('admin', `/outbox?before=${last.id}`) : []
  }
  return 0
}

function lineOf({ id, createdAt, status, kind, recipient, subject }: Mail): string {
  const when = createdAt.slice(0, 16).replace('T', ' ')
  return [String(id).padStart(5), when, status.padEnd(7), kind.padEnd(9), recipient, ' ', subject].join(' ')
}

function wholeMail(mail: Mail): string {
  const error = mail.lastError ? `\nError:   ${mail.lastError}` : ''
  return `To:      ${mail.recipient}\nSubject: ${mail.subject}\nStatus:  ${mail.status}${error}\n\n${mail.text}`
}
