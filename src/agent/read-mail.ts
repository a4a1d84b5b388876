// Reads a mail for any agent: with the model where there is one, else by rules, and says why the rules took over.
import type { Scope } from '../kit/scope.ts'
import { NotNow } from '../kit/thread-pool.ts'
import { wordsIn } from '../mail/words/words.ts'
import type { ModelClient } from '../model/client.ts'
import type { ModelFailure } from '../model/services.ts'
import type {
  Agent,
  AgentMail,
  Checked,
  ModelContext,
  ModelReader,
  PlaceOf,
  Proposal,
  Reading,
} from './agent.ts'
import { notesOfMail } from './mail-notes.ts'
import { isQuoted } from './quotes.ts'

export interface UnreadMail {
  scope: Scope
  mail: AgentMail
  /** Null without a key. */
  model: ModelClient | null
  placeOf: PlaceOf
  /** It comes again where its model is busy, instead of being read by rules. */
  mayComeLater?: boolean
}

/** What is there already: what the agent knows of the mail's place and thread. */
export async function knownOf<P extends Proposal, K>(
  agent: Agent<P, K>,
  { scope, mail, placeOf }: Omit<UnreadMail, 'model'>,
): Promise<K> {
  const { threadId, isReply, isStranger } = mail
  const place = isReply && !isStranger && threadId !== null ? await placeOf(scope, threadId) : null
  return agent.known(scope, mail, place)
}

/** Less than after which a delivery is taken for forgotten; until it may be asked the model is not. */
const LONGEST_REST_SECONDS = 540

/** Writes nothing. @throws {NotNow} where the model is busy and the mail may come later. */
export async function readMail<P extends Proposal, K>(
  agent: Agent<P, K>,
  unread: UnreadMail,
): Promise<Reading<P>> {
  return readWith(agent, unread, await knownOf(agent, unread))
}

/** With what is known of its place and thread. */
export async function readWith<P extends Proposal, K>(
  agent: Agent<P, K>,
  { scope, mail, model, mayComeLater = false }: Omit<UnreadMail, 'placeOf'>,
  known: K,
): Promise<Reading<P>> {
  const byRules = await agent.byRules(mail, known)
  const notes = notesOfMail(agent, mail)
  const words = wordsIn(mail.language).frame
  const { byModel } = agent
  if (!model || !byModel || mail.commandsOnly || !byModel.isWanted(byRules))
    return { proposal: byRules, by: 'rules', model: null, notes }
  const { newest, subject } = mail.parsed
  // The subject of a reply is not of its writer's making.
  const text = mail.isReply ? newest.text : `${newest.text}\n${subject}`
  const context = { mail, known, byRules, isQuoted: (sentence: string) => isQuoted(sentence, text) }
  const asked = await ask({ model, scope, mayComeLater }, byModel, context)
  if (!asked.ok && mayComeLater && asked.laterSeconds !== undefined)
    throw new NotNow(Math.min(LONGEST_REST_SECONDS, asked.laterSeconds), 'The model is busy')
  if (!asked.ok)
    return {
      proposal: byRules,
      by: 'rules',
      model: null,
      notes: [...notes, asked.reason === 'budget' ? words.noBudget : words.noAnswer],
    }
  const { dropped, kept = 0 } = asked
  const said = [
    ...notes,
    ...(dropped > 0 ? [words.dropped(dropped)] : []),
    ...(kept > 0 ? [words.foundByRules(kept)] : []),
  ]
  if (asked.proposal === null) return { proposal: byRules, by: 'rules', model: null, notes: said }
  return { proposal: asked.proposal, by: 'model', model: asked.model, notes: said }
}

type Asked<P> =
  | ({ ok: true; model: string } & Checked<P>)
  | { ok: false; reason: ModelFailure; laterSeconds?: number }

async function ask<P, K>(
  { model, scope, mayComeLater }: { model: ModelClient; scope: Scope; mayComeLater: boolean },
  reader: ModelReader<P, K>,
  context: ModelContext<P, K>,
): Promise<Asked<P>> {
  const { answer: schema, system, prompt, maxTokens } = reader
  const data = reader.data(context)
  const spender = { companyId: scope.companyId || null, senderId: scope.userId }
  const { deliveryId } = context.mail
  const reply = await model.ask({
    schema,
    system,
    prompt,
    data,
    maxTokens,
    spender,
    deliveryId,
    mayComeLater,
  })
  return reply.ok ? { ok: true, model: reply.model, ...reader.check(reply.value, context) } : reply
}
