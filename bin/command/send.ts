// `mailcrew send`: a mail over real SMTP, with the server's own words for an answer.
import { readFile } from 'node:fs/promises'
import { text as readAll } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { readConfig } from '../../src/config.ts'
import { UsageError } from './usage.ts'

export const sendUsage = `mailcrew send --from ADDRESS --to ADDRESS [options]

  --to, --cc ADDRESS    may be given several times
  --subject TEXT        --text TEXT (else standard input)
  --in-reply-to ID      Message-ID of the mail that this one answers
  --attach FILE         may be given several times
  --eml FILE            sends the message in FILE as it is
  --host, --port        else SMTP_HOST and SMTP_PORT`

/** Prints what the server answered. Answers the exit code: 1 when it refused the mail or one of the recipients. */
export async function send(args: string[]): Promise<number> {
  const options = readOptions(args)
  const config = readConfig(process.env)
  const transport = createTransport({
    host: options.host ?? (config.smtpHost === '0.0.0.0' ? '127.0.0.1' : config.smtpHost),
    port: options.port ? Number(options.port) : config.smtpPort,
    // The server's certificate is its own: this command tries a server out, it does not carry secrets.
    tls: { rejectUnauthorized: false },
  })
  try {
    const mail = await compose(options)
    const { delivered, named } = recipientsOf(options, config.mailDomain)
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
