// An agent that listens: each mail to it is a submission, but for a word about the mails in which it asks.
import { type Agent, defineAgent, type MailContext, type Proposal } from '../../agent/agent.ts'
import { emptyOutcome, type Outcome } from '../../agent/outcome.ts'
import type { AgentCard } from '../../crew/card.ts'
import { actingAs } from '../../kit/db/acting-database.ts'
import { readCommands, readMarkers } from '../../language/commands.ts'
import { dayWords } from '../../mail/words/days.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { isInvitation } from '../projects/index.ts'
import type { PollingText } from './filing/read-polling-text.ts'
import { addDays, dayIn } from './periods.ts'
import type { PollingAgentRow } from './polling-agent-store.ts'
import { agentFor, fileMail, POLLING, saidIn } from './polling-mail.ts'
import type { ListeningServices } from './polling-services.ts'
import { endPause, setPause } from './prompts/pause-store.ts'
import { type ReplyAct, readReplyAct } from './prompts/reply-acts.ts'

interface ListeningProposal extends Proposal {
  act: ReplyAct | null
  /** Null where there was nothing to read. */
  text: PollingText | null
  /** The mail bears $$polling: it is filed by what it is, too. */
  isMarked: boolean
}

/** `taker` is the agent of the mail's address; null where there is none. */
export function listeningAgent(
  services: ListeningServices,
  card: AgentCard,
  taker: (context: MailContext) => Promise<PollingAgentRow | null>,
): Agent {
  return defineAgent<ListeningProposal, null>({
    card,
    known: async () => null,
    async byRules(mail): Promise<ListeningProposal> {
      const { commands, rest } = readCommands(mail.parsed.newest.text)
      const { polling: isMarked } = readMarkers(mail.parsed.subject, mail.parsed.newest.text)
      const act = mail.isReply ? readReplyAct(rest) : null
      const nothing = { commands, act, text: null, isMarked }
      const said = mail.isReply ? rest : saidIn(mail, rest)
      if (mail.commandsOnly || act !== null || said.trim() === '') return nothing
      const given = { text: said, language: mail.writtenIn ?? mail.language }
      return { ...nothing, text: await services.readPollingText(given, mail.sender.email) }
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
      const { text } = proposal
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
