// Says in words what would become of a pasted mail: each decision with its reason and the lines that it rests on.
import type { StoredEnvelope } from '../../../db/schema/mails.ts'
import { CONFIDENCE_GATE, type InThread } from '../../agent/agent.ts'
import { crew } from '../../crew/crew.ts'
import { AppError } from '../../kit/errors.ts'
import { readCommands } from '../../language/commands.ts'
import type { ExplainedTask, explainTasks } from '../../language/tasks/explain-tasks.ts'
import { TrustedRelays } from '../../mail/intake/peer.ts'
import { envelopeIn } from '../../mail/intake/recipients.ts'
import { isLocalMode } from '../../mail/local-mode.ts'
import { isIgnored } from '../../mail/machine-mail.ts'
import { MailTooComplex, mailLimits, type ParsedMail } from '../../mail/parsed-mail.ts'
import { bodyStart } from '../../mail/top-headers.ts'
import type { Rehearsal } from '../../routing/rehearse-mail.ts'
import type { AppServices, WebServices } from '../feature.ts'
import type { Decision, Explained } from './contract.ts'
import { lastHop } from './last-hop.ts'
import { PastedLines } from './pasted-lines.ts'

export interface ExplainServices
  extends Pick<AppServices, 'config' | 'clock' | 'log'>,
    Pick<WebServices, 'rehearse' | 'isReachable'> {
  explainTasks: InThread<typeof explainTasks>
}

interface Pasted {
  raw: string
  recipient: string | undefined
}

export async function explain(services: ExplainServices, pasted: Pasted): Promise<Explained> {
  const raw = Buffer.from(pasted.raw.trimStart())
  const lines = new PastedLines(pasted.raw)
  const { envelope, others } = await envelopeOf(services, raw, pasted.recipient)
  if (envelope.rcptTo.length === 0)
    throw new AppError(
      'invalid',
      'None of its addresses is one of this server’s. Say in the field for the recipient whom it is for.',
    )
  const rehearsal = await services.rehearse({ envelope, raw }).catch((error: unknown) => {
    if (error instanceof MailTooComplex) throw new AppError('invalid', error.message)
    services.log.warn({ err: error }, 'a pasted mail could not be rehearsed')
    throw new AppError('invalid', 'This mail would be tried again: reading or applying it failed')
  })
  const explained = await services.explainTasks(inputOf(rehearsal.parsed, services), 'explanation')
  const { language, blocks, tasks } = explained
  const clauses = explained.clauses.map((one) => ({ ...one, line: lines.lineOf(one.text) }))
  return {
    decisions: [
      arrived(envelope, others, lines),
      guarded(rehearsal, envelope, lines),
      ...known(rehearsal, lines),
      cut(rehearsal.parsed, lines),
      ...rehearsal.deliveries.flatMap((one) => deliveryDecisions(one, rehearsal, { lines, tasks })),
      answered(rehearsal),
    ],
    understanding: { language, blocks, clauses, gate: CONFIDENCE_GATE },
  }
}

/** What the listener would know of it: the addresses of its headers that are ours, and the last server on its way. */
async function envelopeOf(
  { config, clock, log, isReachable }: ExplainServices,
  raw: Buffer,
  recipient: string | undefined,
): Promise<{ envelope: StoredEnvelope; others: string[] }> {
  const { mailFrom, recipients } = envelopeIn(raw.subarray(0, bodyStart(raw)), mailLimits.recipients)
  const asked = recipient ? [recipient] : recipients
  const ours = await Promise.all(asked.map(isReachable))
  const { peer, helo } = lastHop(raw)
  const local = isLocalMode(config)
  const relays = new TrustedRelays(config.trustedRelays, log)
  await relays.refresh()
  const envelope: StoredEnvelope = {
    mailFrom,
    rcptTo: asked.filter((_, at) => ours[at]),
    helo,
    peer,
    tls: true,
    receivedAt: clock().toISOString(),
    local,
    relay: relays.nameOf(peer),
  }
  return { envelope, others: asked.filter((_, at) => !ours[at]) }
}

function inputOf({ newest, subject, from, to, cc, date }: ParsedMail, { config, clock }: ExplainServices) {
  const isPerson = ({ address }: { address: string }) => !address.endsWith(`@${config.mailDomain}`)
  const person = ({ address, name }: { address: string; name: string | null }) => ({ email: address, name })
  const minutes = date?.offsetMinutes ?? 0
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const sign = minutes < 0 ? '-' : '+'
  return {
    text: readCommands(newest.text).rest,
    subject,
    author: from ? person(from) : { email: '', name: null },
    to: to.filter(isPerson).map(person),
    cc: cc.filter(isPerson).map(person),
    sentAt: date?.at ?? clock(),
    zone: `${sign}${two(Math.abs(minutes) / 60)}:${two(Math.abs(minutes) % 60)}`,
    mailPriority: null,
  }
}

function arrived({ rcptTo }: StoredEnvelope, others: readonly string[], lines: PastedLines): Decision {
  const left = others.length === 0 ? '' : ` Not this server’s: ${others.join(', ')}.`
  return {
    name: 'Taken in',
    state: 'done',
    what: `For ${rcptTo.join(' and ')}`,
    why: `The listener takes mail for ${rcptTo.length === 1 ? 'this address' : 'these addresses'}.${left}`,
    lines: rcptTo.flatMap((one) => lines.lineOf(one) ?? []),
  }
}

function guarded({ sender, machine }: Rehearsal, { peer }: StoredEnvelope, lines: PastedLines): Decision {
  const named = [...lines.fieldsNamed('from'), ...lines.fieldsNamed('dkim-signature')]
  if (machine.kind === 'bounce' || isIgnored(machine))
    return {
      name: 'Guarded',
      state: 'stopped',
      what: 'It is a machine’s mail, and recorded only',
      why: `${machine.reason}.`,
      lines: named,
    }
  const from = peer === '' ? '' : `; the last server on its way was ${peer}`
  return {
    name: 'Guarded',
    state: sender.authenticated ? 'done' : 'stopped',
    what: sender.authenticated
      ? `Proved: it is from ${sender.fromAddress ?? ''}`
      : `Not proved to be from ${sender.fromAddress ?? 'anybody'}`,
    why: `${sender.detail}${from}`,
    lines: named,
  }
}

function known({ cameBefore }: Rehearsal, lines: PastedLines): Decision[] {
  const asked = lines.fieldsNamed('message-id')
  if (cameBefore === null)
    return [
      {
        name: 'Compared',
        state: 'done',
        what: 'No mail like it is here yet',
        why: 'Message-ID, From, Date, Subject and body name it.',
        lines: asked,
      },
    ]
  const at = `${cameBefore.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return [
    {
      name: 'Compared',
      state: 'stopped',
      what: 'The same mail is here already, so nothing more would happen',
      why: `It came on ${at}. What follows is how it would go if it were new.`,
      lines: asked,
    },
  ]
}

function cut({ newest, text }: ParsedMail, lines: PastedLines): Decision {
  const left = [
    ...(newest.quoted === '' ? [] : [counted(newest.quoted, 'quoted line')]),
    ...(newest.signature === ''
      ? []
      : [counted(newest.signature, 'line of signature', 'lines of signature')]),
    ...(newest.disclaimer === '' ? [] : ['a disclaimer']),
  ]
  const [first] = newest.quoted.split('\n')
  const rest = newest.forwarded.length === 0 ? '' : ' A forwarded mail stands in it.'
  return {
    name: 'Cut',
    state: 'done',
    what: left.length === 0 ? 'All of its text is new' : `${left.join(' and ')} left out`,
    why: `Read: ${lineCount(newest.text)} of ${counted(text, 'line')}.${rest}`,
    lines: first ? [lines.lineOf(first) ?? []].flat() : [],
  }
}

const lineCount = (text: string) => (text === '' ? 0 : text.split('\n').length)

function counted(text: string, one: string, many = `${one}s`): string {
  const count = lineCount(text)
  return `${count} ${count === 1 ? one : many}`
}

type Rehearsed = Rehearsal['deliveries'][number]

interface Places {
  lines: PastedLines
  /** As the text alone tells them: for where a task stands and how sure it is. */
  tasks: readonly ExplainedTask[]
}

function deliveryDecisions(one: Rehearsed, { parsed }: Rehearsal, { lines, tasks }: Places): Decision[] {
  const { summary, reason, status } = one
  if (summary === null)
    return [
      {
        name: status === 'held' ? 'Held' : 'Ended',
        state: 'stopped',
        what: reason ?? 'It would wait: what it needs takes longer than can be tried here',
        why: `What becomes of it at ${one.recipient}: ${status}.`,
        lines: [],
      },
    ]
  const rested = (title: string, note: string | undefined) => {
    const task = tasks.find((known) => known.title === title)
    const line = lines.lineOf(task?.sentence ?? note ?? '')
    const sure = task ? [`${Math.round(task.confidence * 100)}% sure`] : []
    return { sure, lines: line === null ? [] : [line] }
  }
  return [
    routed(one, parsed, lines),
    {
      name: 'Read',
      state: 'done',
      what: `${summary.headline}`,
      why: 'By rules: no model is asked here.',
      lines: [],
    },
    ...summary.made.map((made): Decision => {
      const { sure, lines: stands } = rested(made.title, made.note)
      const why = [made.subject.kind, ...made.meta, ...sure].join(', ')
      return { name: 'Made', state: 'done', what: made.title, why, lines: stands }
    }),
    ...summary.changeLines.map(
      (line): Decision => ({ name: 'Changed', state: 'done', what: line.title, why: line.what, lines: [] }),
    ),
    ...summary.asked.map((asked): Decision => {
      const { sure, lines: stands } = rested(asked.title, asked.note)
      const why = ['It waits for a person', ...asked.meta, ...sure].join(', ')
      return { name: 'Not sure', state: 'unsure', what: `Suggestion: ${asked.title}`, why, lines: stands }
    }),
    ...summary.notUnderstood.map(
      (text): Decision => ({
        name: 'Not clear',
        state: 'unsure',
        what: text,
        why: 'The receipt asks what is meant.',
        lines: [lines.lineOf(text) ?? []].flat(),
      }),
    ),
  ]
}

function routed(one: Rehearsed, parsed: ParsedMail, lines: PastedLines): Decision {
  const agent = crew.find(({ type }) => type === one.agentType)?.name ?? one.agentType ?? ''
  const place = one.summary?.place?.name
  const isNamed = parsed.inReplyTo !== null || parsed.references.length > 0
  const why = !one.isReply
    ? 'It begins a conversation of its own.'
    : isNamed
      ? 'In-Reply-To and References name a mail of that conversation, or its reply address does.'
      : 'It goes on with the conversation of that subject.'
  return {
    name: 'Routed',
    state: 'done',
    what: `To ${agent}${place ? `, ${place}` : ''}${one.companyId === null ? '' : ', in a company'}`,
    why: `${one.recipient}: ${stepNote(one, 'routed')}. ${why}`,
    lines: [...lines.fieldsNamed('in-reply-to'), ...lines.fieldsNamed('references')],
  }
}

/** What the last step of that name noted. */
const stepNote = ({ trace }: Rehearsed, name: string) =>
  trace.findLast(({ step }) => step === name)?.note ?? ''

function answered({ mails }: Rehearsal): Decision {
  if (mails.length === 0)
    return {
      name: 'Answered',
      state: 'done',
      what: 'Nobody would get a mail',
      why: 'Nothing is sent.',
      lines: [],
    }
  const whom = [...new Set(mails.map(({ recipient }) => recipient))]
  return {
    name: 'Answered',
    state: 'done',
    what: `${mails.length === 1 ? 'A mail' : `${mails.length} mails`} to ${whom.join(', ')}`,
    why: mails.map(({ kind, subject }) => `${kind}: “${subject}”`).join('; '),
    lines: [],
  }
}
