// Cara: what a thread came to, by mail alone (agents.md, section 2).
import { type Agent, defineAgent, type InThread } from '../../agent/agent.ts'
import { emptyOutcome } from '../../agent/outcome.ts'
import { cara as card } from '../../crew/cara.ts'
import { wordsIn } from '../../mail/words/words.ts'
import type { DigestProposal } from './digest.ts'
import { digestByModel } from './digest-model.ts'
import { digestOutcome } from './digest-receipt.ts'
import type { readDigest, ThreadToRead } from './read-digest.ts'
import { type ThreadServices, wholeThread } from './whole-thread.ts'

export interface CaraServices extends ThreadServices {
  /** Reading takes time, and has a thread of its own. */
  readDigest: InThread<typeof readDigest>
}

export function cara(services: CaraServices): Agent {
  return defineAgent<DigestProposal, ThreadToRead>({
    card,
    known: (scope, mail) => wholeThread(services, scope, mail),
    byRules: (mail, thread) => services.readDigest(thread, mail.sender.email),
    byModel: digestByModel,
    async apply({ mail }, proposal) {
      if (mail.isStranger || mail.commandsOnly) return emptyOutcome(wordsIn(mail.language).digest.nothingDone)
      return digestOutcome(proposal, mail)
    },
  })
}
