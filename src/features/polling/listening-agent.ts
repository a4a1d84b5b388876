// An agent that listens: each mail to it is a submission, but for a word about the mails in which it asks.
import { type Agent, defineAgent, type MailContext, type Proposal } from '../../agent/agent.ts'
import { emptyOutcome, type Outcome } from '../../agent/outcome.ts'
import type { AgentCard } from '../../crew/card.ts'
import { actingAs } from '../../kit/db/acting-database.ts'
import { readCommands, readMarkers } from '../../language/commands.ts'
import { dayWords } from '../../mail/words/days.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { type ListedTopic, type ReadReply, readFollowUpReply } from '../followups/index.ts'
import { isInvitation } from '../projects/index.ts'
import { type AsksForFigures, asksForFigures } from './asks-for-figures.ts'
import { digestByMail } from './digest-by-mail.ts'
import { followUpByMail } from './followups/mail-followups.ts'
import { addDays, dayIn } from './periods.ts'
import type { PollingAgentRow } from './polling-agent-store.ts'
import { seesAll } from './polling-agents.ts'
import { agentFor, fileMail, POLLING, saidIn } from './polling-mail.ts'
import type { ListeningServices } from './polling-services.ts'
import { listedIn } from './prompts/asked-store.ts'
import { endPause, setPause } from './prompts/pause-store.ts'
import { type ReplyAct, readReplyAct } from './prompts/reply-acts.ts'
import type { PollingText } from './read-polling-text.ts'

interface ListeningProposal extends Proposal {
  act: ReplyAct | null
  /** What should come of what the answered digest counts; null for a mail that says nothing of that. */
  followUps: ReadReply | null
  /** Null where there was nothing to read. */
  text: PollingText | null
  /** It asks what the team says, instead of telling something. */
  asks: AsksForFigures
  /** The mail bears $$polling: it is filed by what it is, too. */
  isMarked: boolean
}

/** `taker` is the agent of the mail's address; null where there is none. */
export function listeningAgent(
  services: ListeningServices,
  card: AgentCard,
  taker: (context: MailContext) => Promise<PollingAgentRow | null>,
): Agent {
  return defineAgent<ListeningProposal, readonly ListedTopic[]>({
    card,
    async known(scope, { isReply, threadId, sender: { userId } }) {
      const isAnswer = isReply && threadId !== null
      return isAnswer ? listedIn(actingAs(services.db, scope), { threadId, userId }) : []
    },
    async byRules(mail, listed): Promise<ListeningProposal> {
      const { commands, rest } = readCommands(mail.parsed.newest.text)
      const { polling: isMarked } = readMarkers(mail.parsed.subject, mail.parsed.newest.text)
      const act = mail.isReply ? readReplyAct(rest) : null
      const followUps = listed.length > 0 && act === null ? readFollowUpReply(rest) : null
      const nothing = { commands, act, followUps: null, text: null, isMarked, asks: asksForFigures('') }
      if (!mail.commandsOnly && followUps && followUps.acts.length > 0) return { ...nothing, followUps }
      const said = mail.isReply ? rest : saidIn(mail, rest)
      if (mail.commandsOnly || act !== null || said.trim() === '') return nothing
      const given = { text: said, language: mail.writtenIn ?? mail.language }
      const asks = asksForFigures(said)
      return { ...nothing, asks, text: await services.readPollingText(given, mail.sender.email) }
    },
    touches: () => [POLLING],
    async apply(context, proposal): Promise<Outcome> {
      const { polling: words } = wordsIn(context.mail.language)
      const nothing: Outcome = {
        ...emptyOutcome(words.nothing),
        notes: [words.how],
        isQuiet: true,
        isPrivate: true,
      }
      const { isStranger, isFromProduct, isReply, parsed } = context.mail
      const isNews = isFromProduct || (!isReply && isInvitation(parsed.subject))
      if (isStranger || isNews) return { ...nothing, notes: [] }
      const own = await taker(context)
      if (!own) return nothing
      if (proposal.act !== null) return askedFor(services, context, own, proposal.act)
      const { text, followUps } = proposal
      if (followUps) {
        const { threadId, sender } = context.mail
        const of = { threadId: threadId ?? 0, userId: sender.userId }
        const listed = await listedIn(actingAs(services.db, context.scope), of)
        return followUpByMail(services, context, own, {
          ...{ reply: followUps, listed, agentType: card.type },
        })
      }
      const asks = proposal.asks.isClear || (proposal.asks.isOnlyQuestions && seesAll(context.scope))
      const digest = asks && !proposal.isMarked ? await digestByMail(services, context, own) : null
      if (digest) return digest
      if (text === null || text.text === '') return nothing
      const marked = proposal.isMarked ? await agentFor(services, context, text.reading.type) : null
      if (own.type !== null) return fileMail(services, context, marked ?? own, text)
      const filed = await fileMail(services, context, own, text)
      if (!marked) return filed
      const also = await fileMail(services, context, marked, text)
      return { ...filed, notes: [`${also.headline}.`, ...filed.notes] }
    },
  })
}

const PAUSE_DAYS = 28

async function askedFor(
  { db }: ListeningServices,
  { scope, mail, at }: MailContext,
  agent: PollingAgentRow,
  act: ReplyAct,
): Promise<Outcome> {
  const { polling: words } = wordsIn(mail.language)
  const of = { agentId: agent.id, userId: mail.sender.userId }
  const acting = actingAs(db, scope)
  const until = act === 'pause' ? addDays(dayIn(at), PAUSE_DAYS) : null
  if (act === 'back') await endPause(acting, of)
  else await setPause(acting, { ...of, until })
  const said =
    until === null
      ? act === 'back'
        ? words.back(agent.name)
        : words.left(agent.name)
      : words.pausedUntil(dayWords(until, mail.language))
  return { ...emptyOutcome(said.replace(/\.$/, '')), isPrivate: true }
}
