// Reads a mail to the knowledge base by rules: what it asks is looked up in what its sender may read.
import type { AgentMail } from '../../../agent/agent.ts'
import { wantsNoAnswer } from '../../../language/small-talk.ts'
import { lookUp } from '../asking/ask.ts'
import type { FaqServices } from './faq-services.ts'
import type { FoundForMail, KnowledgeProposal, KnownKnowledge } from './knowledge-proposal.ts'

export async function readMail(
  services: FaqServices,
  mail: AgentMail,
  { scope, keeper, target, files }: KnownKnowledge,
): Promise<KnowledgeProposal> {
  const { newest, subject } = mail.parsed
  const [forwarded = null] = newest.forwarded
  const read = await services.readKnowledgeMail(
    { text: newest.text, subject, forwarded, commandsOnly: mail.commandsOnly },
    mail.sender.email,
  )
  const nothing = { ...read, keeper, asked: [], target, files }
  if (mail.commandsOnly || wantsNoAnswer(subject, newest.text)) return { ...nothing, told: '', files: [] }
  const asked: FoundForMail[] = []
  const reader = { keeper, userId: mail.isStranger ? null : mail.sender.userId }
  for (const one of read.asked) {
    const found = await lookUp(services, scope, reader, one.whole)
    asked.push({ ...one, found })
  }
  return { ...nothing, asked }
}
