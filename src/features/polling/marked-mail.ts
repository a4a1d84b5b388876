// $$polling with any agent: the text goes to the polling agents; with $$task beside it the agent reads it too (MAIL-25).
import type { Agent, Proposal } from '../../agent/agent.ts'
import { readCommands, readMarkers, readQuestionOfStatus } from '../../language/commands.ts'
import { agentFor, fileMail, POLLING, saidIn } from './polling-mail.ts'
import type { PollingServices } from './polling-services.ts'
import type { PollingText } from './read-polling-text.ts'

interface MarkedProposal extends Proposal {
  /** Null where the mail is for polling alone. */
  own: Proposal | null
  /** Null for a mail without the marker. */
  polling: PollingText | null
}

/** The agent as it is, but for mails with the marker. */
export function withPolling(services: PollingServices, agent: Agent): Agent {
  const { byModel, isAnswer, leaves, hasWork, touches, follows, replay } = agent
  return {
    ...agent,
    async byRules(mail, known): Promise<MarkedProposal> {
      const markers = readMarkers(mail.parsed.subject, mail.parsed.newest.text)
      if (!markers.polling || mail.isStranger || mail.commandsOnly) {
        const own = await agent.byRules(mail, known)
        return { commands: own.commands, own, polling: null }
      }
      const { commands, rest } = readCommands(mail.parsed.newest.text)
      const said = saidIn(mail, rest)
      // "my tasks" asks, and tells nothing.
      if (readQuestionOfStatus(said.replace(/\$\$\w+/g, '').trim()) !== null) {
        const own = await agent.byRules(mail, known)
        return { commands: own.commands, own, polling: null }
      }
      const given = { text: said, language: mail.writtenIn ?? mail.language }
      const polling = await services.readPollingText(given, mail.sender.email)
      if (!markers.task) return { commands, own: null, polling }
      const own = await agent.byRules(mail, known)
      return { commands: own.commands, own, polling }
    },
    ...(byModel && {
      byModel: {
        ...byModel,
        isWanted: (proposal) => ownOf(proposal) !== null && byModel.isWanted(ownOf(proposal) ?? proposal),
        data: (context) => byModel.data({ ...context, byRules: ownOf(context.byRules) ?? context.byRules }),
        check(answer, context) {
          const byRules = ownOf(context.byRules) ?? context.byRules
          const { proposal: own, ...counts } = byModel.check(answer, { ...context, byRules })
          if (own === null) return { proposal: null, ...counts }
          const proposal: MarkedProposal = {
            ...{ commands: own.commands, own },
            polling: marked(context.byRules).polling,
          }
          return { proposal, ...counts }
        },
      },
    }),
    ...(isAnswer && {
      isAnswer(asReply, asNew) {
        const [reply, fresh] = [ownOf(asReply), ownOf(asNew)]
        return reply !== null && fresh !== null && isAnswer(reply, fresh)
      },
    }),
    ...(leaves && {
      leaves(proposal) {
        const { own, polling } = marked(proposal)
        return own !== null && polling === null ? leaves(own) : null
      },
    }),
    ...(hasWork && {
      hasWork(proposal) {
        const own = ownOf(proposal)
        return own !== null && hasWork(own)
      },
    }),
    ...(follows && {
      follows: {
        ...follows,
        with(proposal: Proposal, ...given) {
          const { own, ...others } = marked(proposal)
          return own === null ? proposal : { ...others, own: follows.with(own, ...given) }
        },
      },
    }),
    ...(replay && {
      replay: {
        ...replay,
        async compare(scope, mail, read) {
          const own = ownOf(read.proposal)
          return own === null ? [] : replay.compare(scope, mail, { ...read, proposal: own })
        },
      },
    }),
    touches(mail, proposal) {
      const { own, polling } = marked(proposal)
      return [...(own === null ? [] : (touches?.(mail, own) ?? [])), ...(polling === null ? [] : [POLLING])]
    },
    async apply(context, proposal) {
      const { own, polling } = marked(proposal)
      if (polling === null) return agent.apply(context, own ?? proposal)
      const taker = await agentFor(services, context, polling.reading.type)
      const filed = taker && (await fileMail(services, context, taker, polling))
      if (own === null) return filed ?? agent.apply(context, proposal)
      const outcome = await agent.apply(context, own)
      return {
        ...outcome,
        notes: [...outcome.notes, ...(filed ? [`${filed.headline}.`, ...filed.notes] : [])],
      }
    },
  }
}

/** All proposals of such an agent are made by it. */
const marked = (proposal: Proposal): MarkedProposal => proposal as MarkedProposal
const ownOf = (proposal: Proposal): Proposal | null => marked(proposal).own
