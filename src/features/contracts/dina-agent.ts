// Dina: contracts and long documents, by mail alone (agents.md, section 2).
import { type Agent, defineAgent } from '../../agent/agent.ts'
import { emptyOutcome } from '../../agent/outcome.ts'
import { dina as card } from '../../crew/dina.ts'
import type { Database } from '../../kit/db/database.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { answeredOutcome } from '../documents/index.ts'
import type { ContractProposal, KnownContracts } from './contract-proposal.ts'
import { contractsOutcome } from './contract-receipt.ts'
import { type ReadingServices, readMailContracts } from './read-mail-contracts.ts'
import { makeReminders } from './reminders.ts'

export interface DinaServices extends ReadingServices {
  db: Database
  publicUrl: string
}

export function dina(services: DinaServices): Agent {
  return defineAgent<ContractProposal, KnownContracts>({
    card,
    async known(scope, mail) {
      const { mailFiles } = services
      const files = await mailFiles.filesOf(scope, mail)
      const isFollowUp = files.length === 0 && mail.isReply && !mail.isStranger
      return {
        scope,
        files,
        earlier: isFollowUp ? await mailFiles.filesOfThread(scope, mail) : [],
        earlierTexts: isFollowUp ? await mailFiles.textsOfThread(scope, mail) : [],
      }
    },
    byRules: (mail, known) => readMailContracts(services, mail, known),
    async apply(context, proposal) {
      const { mail } = context
      const { contract: words } = wordsIn(mail.language)
      if (mail.commandsOnly) return { ...emptyOutcome(words.nothingDone), isQuiet: true }
      const today = mail.sentAt.toISOString().slice(0, 10)
      const reader = { hueHex: card.hue.light, publicUrl: services.publicUrl, language: mail.language, today }
      if (proposal.files.length === 0 && proposal.asked.length > 0)
        return answeredOutcome(proposal.asked, reader)
      if (proposal.isRemark) return { ...emptyOutcome(words.notNoted), notes: [words.noNotes], isQuiet: true }
      if (proposal.files.length === 0)
        return { ...emptyOutcome(words.none), notes: [words.how(card.name)], isQuiet: true }
      const made = await makeReminders(services, context, proposal)
      return contractsOutcome(proposal, { ...reader, made })
    },
  })
}
