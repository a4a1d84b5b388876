// FAQ: answers from articles and documents with their source, and keeps what it is told (agents.md, section 2).
import { type Agent, defineAgent } from '../../../agent/agent.ts'
import { faq as card } from '../../../crew/faq.ts'
import { articleNoun } from '../knowledge-subject.ts'
import { applyKnowledgeMail } from './apply-knowledge-mail.ts'
import type { FaqServices } from './faq-services.ts'
import type { KnowledgeProposal, KnownKnowledge } from './knowledge-proposal.ts'
import { knownKnowledge } from './known-knowledge.ts'
import { readMail } from './read-mail.ts'

export function faq(services: FaqServices): Agent {
  return defineAgent<KnowledgeProposal, KnownKnowledge>({
    card,
    noun: articleNoun,
    known: (scope, mail) => knownKnowledge(services, scope, mail),
    byRules: (mail, known) => readMail(services, mail, known),
    commands: {
      words: () => ['#approve', '#decline', '#verify', '#wrong'],
      hint: ({ knowledge }) => knowledge.commandHint,
      example: '#approve',
    },
    // "Approve", written under the bare subject of a draft, is about it.
    isAnswer: ({ target, act, yes }) => target !== null && (act !== null || yes !== null),
    // The same question, asked by two mails at once, is filed once.
    touches: (_mail, { keeper }) => [`knowledge of ${keeper.companyId ?? 'person'} ${keeper.ownerId ?? ''}`],
    apply: (context, proposal) => applyKnowledgeMail(services, context, proposal),
  })
}
