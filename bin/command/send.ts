// `mailcrew send`: a mail over real SMTP, with the server's own words for an answer.
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { text as readAll } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { readConfig } from '../../src/config.ts'
import type { MailDoor } from '../../src/http/admin-answers.ts'
import { askServer } from './ask-server.ts'
import { UsageError } from './usage.ts'

export const sendUsage = `mailcrew send --from ADDRESS --to ADDRESS [options]

  --to, --cc ADDRESS    may be given several times
  --subject TEXT        --text TEXT (else standard input)
  --in-reply-to ID      Message-ID of the mail that this one answers
  --attach FILE         may be given several times
  --eml FILE            sends the message in FILE as it is
  --data FOLDER         data folder of the running server to send to; else DATA_DIR
  --host, --port        another mail server`

/** Prints what the server answered. Answers the exit code: 1 when it refused the mail or one of the recipients. */
export async function send(args: string[]): Promise<number> {
  const options = readOptions(args)
  const door = await doorOf(options)
  const transport = createTransport({
    host: door.host,
    port: door.port,
    // The server's certificate is its own: this command tries a server out, it does not carry secrets.
    tls: { rejectUnauthorized: false },
  })
  try {
    const mail = await compose(options)
    const { delivered, named } = recipientsOf(options, door.domain)
    const sent = await transport.sendMail({
      ...mail,
      envelope: { from: addressOf(options.from), to: delivered },
    })
    console.log(`${sent.response}\n${sent.messageId}`)
    if (named.length > 0) console.log(`On the mail, but not sent to from here: ${named.join(', ')}`)
    for (const error of sent.rejectedErrors ?? []) console.error(wordsOf(error))
    return sent.rejected.length > 0 ? 1 : 0
  } catch (error) {
    console.error(wordsOf(error))
    return 1
  } finally {
    transport.close()
  }
}

/** Where the running server takes mail, as it says itself; a server that is named is not asked. */
async function doorOf({ host, port, data }: Options): Promise<MailDoor> {
  const { smtpHost, smtpPort, mailDomain } = readConfig(process.env)
  if (host || port) {
    return { host: reachable(host ?? smtpHost), port: port ? Number(port) : smtpPort, domain: mailDomain }
  }
  const door = await askServer<MailDoor>('intake', '/door', { dataDir: data && resolve(data) })
  if (door.port === 0) throw new UsageError('The running server takes no mail over SMTP: SMTP_PORT is 0')
  return { ...door, host: reachable(door.host) }
}

/** A server that listens on every address is reached on this machine's own. */
const reachable = (host: string) => ({ '0.0.0.0': '127.0.0.1', '::': '::1' })[host] ?? host

type Options = ReturnType<typeof readOptions>

function readOptions(args: string[]) {
  const one = { type: 'string' } as const
  const many = { type: 'string', multiple: true } as const
  const { values } = parseArgs({
    args,
    options: {
      from: one,
      to: many,
      cc: many,
      subject: one,
      text: one,
      'in-reply-to': one,
      attach: many,
      eml: one,
      data: one,
      host: one,
      port: one,
    },
  })
  if (!values.from || !values.to) throw new UsageError(sendUsage)
  return { ...values, from: values.from, to: values.to }
}

async function compose(options: Options): Promise<SendMailOptions> {
  const { from, to, cc = [] } = options
  if (options.eml) {
    return { raw: await readFile(options.eml) }
  }
  return {
    from,
    to,
    cc,
    subject: options.subject ?? '',
    text: options.text ?? (process.stdin.isTTY ? '' : await readAll(process.stdin)),
    attachments: (options.attach ?? []).map((path) => ({ path })),
    ...(options['in-reply-to']
      ? { inReplyTo: options['in-reply-to'], references: options['in-reply-to'] }
      : {}),
  }
}

/**
 * The server takes mail for its own agents only; other people stand on the mail, so that tasks can be theirs,
 * but get no copy from this command. Without any agent all go to the server, which says what is wrong.
 */
function recipientsOf({ to, cc = [] }: Options, domain: string): { delivered: string[]; named: string[] } {
  const all = [...to, ...cc].map(addressOf)
  const ours = all.filter((address) => address.toLowerCase().endsWith(`@${domain}`))
  return ours.length === 0
    ? { delivered: all, named: [] }
    : { delivered: ours, named: all.filter((address) => !ours.includes(address)) }
}

/** The bare address of `Name <address>`. */
function addressOf(text: string): string {
  return /<([^<>]+)>\s*$/.exec(text)?.[1] ?? text.trim()
}

/** The server's answer where there is one: "550 5.1.1 ...", else what went wrong on the way to it. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'response' in error && typeof error.response === 'string' ? error.response : error.message
}
