// Alex: what attachments say, with the page of each point (agents.md, section 2).
import { type Agent, defineAgent } from '../../agent/agent.ts'
import { alex as card } from '../../crew/alex.ts'
import { applyFiles } from './apply-files.ts'
import type { DocumentProposal, KnownFiles } from './document-proposal.ts'
import type { DocumentServices } from './document-services.ts'
import { documentNoun } from './document-subject.ts'
import { knownFiles, readMailFiles } from './read-mail-files.ts'

export function alex(services: DocumentServices): Agent {
  return defineAgent<DocumentProposal, KnownFiles>({
    card,
    noun: documentNoun,
    known: (scope, mail) => knownFiles(services, scope, mail),
    byRules: (mail, known) => readMailFiles(services, mail, known),
    // Under the bare subject of a thread with files: a new version of one, or a question that they answer.
    isAnswer: (asReply) =>
      asReply.files.some(({ earlier }) => earlier !== null) ||
      asReply.asked.some(({ answered }) => answered.length > 0),
    apply: (context, proposal) => applyFiles(services, card, context, proposal),
  })
}
