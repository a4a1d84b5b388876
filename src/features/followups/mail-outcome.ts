// What a reply makes of what a mail counted: tasks, polls, or the decision to leave it; in the delivery's transaction.
import type { MailContext } from '../../agent/agent.ts'
import { emptyOutcome, type Outcome } from '../../agent/outcome.ts'
import { AppError } from '../../kit/errors.ts'
import { wordsIn } from '../../mail/words/words.ts'
import type { Course } from './contract.ts'
import type { Said } from './followup-store.ts'
import type { FollowUpActs, Owner } from './followups.ts'
import type { FollowUpAct, ReadReply } from './read-reply.ts'

/** What a mail counts from 1: its key, and what it is called. */
export interface ListedTopic {
  key: string
  about: string
}

export interface Replied {
  owner: Owner
  listed: readonly ListedTopic[]
  reply: ReadReply
  /** The agent that the mail is to. */
  agentType: string
  /** As it may be told of now; null for what may not any more. */
  saidOf(topic: ListedTopic): Promise<Said | null>
  /** Addresses of those whom a poll asks. */
  voters(): Promise<readonly string[]>
  /** Tells open pages that something is new. */
  tell(): Promise<void>
}

export interface ReplyServices {
  followUps: FollowUpActs
  publicUrl: string
}

/** Longer than a greeting or a name. */
const WORDS_TO_SAY_SOMETHING = 5

/** To whoever may manage alone; nobody else's words are carried out, and none that the reply quotes. */
export async function outcomeOfReply(
  services: ReplyServices,
  context: MailContext,
  replied: Replied,
): Promise<Outcome> {
  const { followUps: words } = wordsIn(context.mail.language)
  const { owner, listed, reply } = replied
  if (!owner.manages || context.mail.isStranger) return { ...emptyOutcome(words.managers), isPrivate: true }
  const outcome: Outcome = { ...emptyOutcome(words.headline), isPrivate: true }
  outcome.notUnderstood.push(
    ...reply.rest.filter((line) => line.split(/\s+/).length >= WORDS_TO_SAY_SOMETHING),
  )
  for (const act of reply.acts) {
    const places = await placesOf(services, context, replied, act)
    if (places.length === 0) outcome.notUnderstood.push(words.which)
    for (const place of places) {
      const topic = listed[place - 1]
      if (topic) await carryOut(services, context, replied, { act, topic, outcome })
      else outcome.notUnderstood.push(words.noSuch(place))
    }
  }
  return outcome
}

/** "It" is the one of which nothing came yet. */
async function placesOf(
  { followUps }: ReplyServices,
  { scope }: MailContext,
  { owner, listed }: Replied,
  { which }: FollowUpAct,
): Promise<readonly number[]> {
  if (which !== 'all' && which !== 'it') return which
  const known = await followUps.list(scope, owner)
  const open = listed.flatMap(({ key }, at) =>
    known.followUps.some((one) => one.key === key) ? [] : [at + 1],
  )
  return which === 'all' || open.length === 1 ? open : []
}

interface ToCarryOut {
  act: FollowUpAct
  topic: ListedTopic
  /** Gets what was done. */
  outcome: Outcome
}

async function carryOut(
  services: ReplyServices,
  context: MailContext,
  replied: Replied,
  { act, topic, outcome }: ToCarryOut,
): Promise<void> {
  const { followUps, publicUrl } = services
  const { scope, mail } = context
  const { followUps: words } = wordsIn(mail.language)
  const said = await replied.saidOf(topic)
  if (!said) {
    outcome.notUnderstood.push(words.gone(topic.about))
    return
  }
  const course = await courseOf(services, context, replied, { act, about: topic.about })
  const by = { agent: replied.agentType, mailId: mail.mailId, threadId: mail.threadId }
  try {
    const taken = await followUps.takeUp(scope, replied.owner, { said, course, mail: by })
    const { followUp, isNew, subject, number } = taken
    if (!isNew) outcome.notes.push(words.already(topic.about))
    else if (subject === null) outcome.notes.push(words.left(topic.about))
    else {
      const url = `${publicUrl}${followUp.path ?? ''}`
      outcome.made.push({ subject, number, title: followUp.title, meta: [topic.about], url })
    }
    if (isNew) await replied.tell()
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'conflict')) throw error
    outcome.notes.push(words.already(topic.about))
  }
}

async function courseOf(
  { followUps }: ReplyServices,
  { scope, mail, mayTellOthers }: MailContext,
  { owner, voters }: Replied,
  { act: { kind, title }, about }: { act: FollowUpAct; about: string },
): Promise<Course> {
  const { followUps: words } = wordsIn(mail.language)
  if (kind === 'left') return { kind }
  if (kind === 'task') {
    const { projectId } = await followUps.list(scope, owner)
    const task = { title: (title ?? words.taskTitle(about)).slice(0, 500), description: words.taskText }
    return { kind, projectId, task: { ...task, priority: 'medium' } }
  }
  const asked = (await voters()).filter((address) => address !== mail.sender.email)
  const options = words.options.map((label) => ({ label }))
  const question = (title ?? words.question(about)).slice(0, 300)
  // Without anybody to ask, or by a copy, it waits for its author.
  const isDraft = asked.length === 0 || !mayTellOthers
  return { kind, poll: { question, kind: 'single', options, voters: asked, isDraft } }
}
