// A mail that a model is tried with, read by Tula's rules and by the model side by side. Nothing is kept.
import type { Agent, AgentMail } from '../../agent/agent.ts'
import { readMail } from '../../agent/read-mail.ts'
import type { Scope } from '../../kit/scope.ts'
import type { ModelClient } from '../../model/client.ts'
import type { AppServices } from '../feature.ts'
import type { TaskProposal } from '../tula/index.ts'
import type { ModelTry, SampleTask } from './contract.ts'

const author = { userId: 0, email: 'amara@example.com', name: 'Amara Okafor' }
const colleague = { userId: null, email: 'ben@example.com', name: 'Ben Castillo' }

/** To the agent that reads it. */
const sampleFor = (agent: string) => ({
  from: `${author.name} <${author.email}>`,
  subject: 'Spring fair',
  text: [
    `Hi ${agent},`,
    '',
    'Ben, could you send the offer to the printer by Friday? I will book the photographer tomorrow.',
    'The hall is free after all, so nothing to do there. Lunch was great, thanks!',
    '',
    'Amara',
  ].join('\n'),
})

type Sample = ReturnType<typeof sampleFor>

/** A Monday, so that "Friday" is of the same week. */
const SENT_AT = new Date('2026-03-09T09:00:00Z')

function rawMail({ from, subject, text }: Sample, address: string): Buffer {
  const lines = [
    `From: ${from}`,
    `To: ${address}`,
    `Cc: ${colleague.name} <${colleague.email}>`,
    `Subject: ${subject}`,
    `Date: ${SENT_AT.toUTCString().replace('GMT', '+0000')}`,
    'Message-ID: <sample@example.com>',
    '',
    ...text.split('\n'),
  ]
  return Buffer.from(lines.join('\r\n'))
}

export interface SampleServices extends Pick<AppServices, 'parseToShow' | 'config'> {
  /** Reads it. */
  taskReader: Agent
}

export async function readSample(
  services: SampleServices,
  scope: Scope,
  model: ModelClient,
): Promise<Pick<ModelTry, 'mail' | 'byRules' | 'byModel'>> {
  const { name } = services.taskReader.card
  const sample = sampleFor(name)
  const mail = await sampleMail(services, sample)
  const read = { scope, mail, placeOf: async () => null }
  const byRules = await readMail(services.taskReader, { ...read, model: null })
  const byModel = await readMail(services.taskReader, { ...read, model })
  return {
    mail: sample,
    byRules: tasksOf(byRules.proposal as TaskProposal),
    byModel: byModel.by === 'model' ? tasksOf(byModel.proposal as TaskProposal) : null,
  }
}

async function sampleMail(
  { parseToShow, config, taskReader }: SampleServices,
  sample: Sample,
): Promise<AgentMail> {
  const agentAddress = `${taskReader.card.type}@${config.mailDomain}`
  return {
    deliveryId: 0,
    mailId: 0,
    recipient: agentAddress,
    parsed: await parseToShow(rawMail(sample, agentAddress)),
    sentAt: SENT_AT,
    language: 'en',
    writtenIn: 'en',
    zone: 'UTC',
    sender: author,
    to: [],
    cc: [colleague],
    blockers: new Set(),
    agentAddress,
    ownerId: null,
    threadId: null,
    isReply: false,
    isStranger: false,
    commandsOnly: false,
    isFromProduct: false,
  }
}

const tasksOf = ({ tasks }: TaskProposal): SampleTask[] =>
  tasks
    .filter(({ by }) => by === undefined)
    .map(({ title, assignees, dueDate }) => ({
      title,
      owners: assignees.map((address) => nameOf(address)),
      due: dueDate,
    }))

const nameOf = (address: string) =>
  [author, colleague].find(({ email }) => email === address)?.name ?? address
