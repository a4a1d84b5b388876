// Reads a labelled reply with a language model, as a delivery does, and by the rules.
import { CONFIDENCE_GATE } from '../../src/agent/agent.ts'
import { readMail } from '../../src/agent/read-mail.ts'
import type { TaskProposal } from '../../src/features/tula/task-proposal.ts'
import { readByRules } from '../../src/features/tula/task-rules.ts'
import { tula } from '../../src/features/tula/tula-agent.ts'
import type { TulaServices } from '../../src/features/tula/tula-services.ts'
import { mintScope } from '../../src/kit/scope.ts'
import { nothingLearned } from '../../src/language/learned/learned-reading.ts'
import type { ModelClient } from '../../src/model/client.ts'
import type { LabelledReply } from '../mails/cases.ts'
import { agentMail } from '../mails/deliver.ts'
import { rawMail } from '../mails/raw-mail.ts'
import type { Project } from './project.ts'
import { type ReadReply, rawReply, senderOf } from './read-reply.ts'

const services = {
  readByRules: async (...given: Parameters<typeof readByRules>) => readByRules(...given),
} as unknown as TulaServices

/** With a project as a careful person wrote it down, so that questions do not change with what the rules read. */
export async function readReplyWith(
  model: ModelClient | null,
  reply: LabelledReply,
  { base, people, tasks }: Project,
): Promise<Omit<ReadReply, 'newest' | 'readMs'>> {
  const mail = await agentMail(await rawMail(rawReply(reply, base)))
  const sender = senderOf(reply.by, people)
  const known = {
    tasks,
    about: null,
    people,
    asked: [],
    waiting: [],
    projects: null,
    learned: nothingLearned,
  }
  const agent = { ...tula(services), known: async () => known }
  const reading = await readMail(agent, {
    scope: mintScope(sender.userId),
    mail: { ...mail, sender, isReply: true },
    model,
    placeOf: async () => null,
  })
  const proposal = reading.proposal as TaskProposal
  const isSure = ({ confidence }: { confidence: number }) => confidence >= CONFIDENCE_GATE
  return { proposal, changes: proposal.changes.filter(isSure), tasks: proposal.tasks.filter(isSure) }
}
