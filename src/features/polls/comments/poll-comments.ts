// What people say about a poll: written in the app, or kept from a reply that is no vote.
import type { MailContext } from '../../../agent/agent.ts'
import type { Acting } from '../../../kit/acting.ts'
import { actingAs, asSystem } from '../../../kit/db/acting-database.ts'
import { AppError } from '../../../kit/errors.ts'
import { readCommands } from '../../../language/commands.ts'
import { addComment, findCommentOfKey, insertComment, writeComment } from '../../../records/comment-store.ts'
import { LONGEST_COMMENT } from '../../../records/contract.ts'
import { handleOf, type Mention, mentionsIn } from '../../../records/mention.ts'
import { claimedPeople, type Person, personOf } from '../../accounts/index.ts'
import { noteMention } from '../../notifications/index.ts'
import { blockersOf } from '../../trust/index.ts'
import { areResultsShown } from '../figures-shown.ts'
import { mayManage } from '../poll-acts.ts'
import { tellPoll } from '../poll-events.ts'
import type { PollServices } from '../poll-services.ts'
import { type PollRow, readersOf } from '../poll-store.ts'
import { pollSubject } from '../poll-subject.ts'
import type { VoterRow } from '../voter-store.ts'

/** Those with an account who may read it: nobody else sees its comments. */
export async function peopleOf({ db, scope }: Acting, poll: PollRow): Promise<Person[]> {
  return claimedPeople(actingAs(db, scope), await readersOf(actingAs(db, scope), poll))
}

/** Answers its id; with a key that was sent before that of the comment which it made. */
export async function writePollComment(
  services: PollServices,
  acting: Acting,
  poll: PollRow,
  { text, key }: { text: string; key?: string | undefined },
): Promise<number> {
  const { db, scope, at } = acting
  const subject = pollSubject(poll.id)
  const mentions = mentionsIn(text, await peopleOf(acting, poll))
  const comment = { subject, threadId: poll.threadId, mailId: null, text, mentions, requestKey: key ?? null }
  const made = await addComment(db, scope, comment, at)
  if (made === null) {
    const known = key === undefined ? null : await findCommentOfKey(db, scope, subject, key)
    if (known === null) throw new AppError('conflict', 'This comment was written on something else')
    return known
  }
  await tellNamed(services, acting, poll, mentions)
  await tellPoll(db, scope, poll)
  return made
}

/** Who is named for the first time is told. Throws AppError not_found for a comment of somebody else. */
export async function rewritePollComment(
  services: PollServices,
  acting: Acting,
  poll: PollRow,
  { id, text, before }: { id: number; text: string; before: readonly string[] },
): Promise<void> {
  const { db, scope, at } = acting
  const mentions = mentionsIn(text, await peopleOf(acting, poll))
  await writeComment(db, scope, { id, subject: pollSubject(poll.id), text, mentions }, at)
  const added = mentions.filter(({ handle }) => !before.includes(handle))
  await tellNamed(services, acting, poll, added)
  await tellPoll(db, scope, poll)
}

/** By the bell. Nothing reaches who has blocked the writer (SET-20). */
async function tellNamed(
  { system }: PollServices,
  { db, scope }: Acting,
  poll: PollRow,
  mentions: readonly Mention[],
): Promise<void> {
  if (mentions.length === 0) return
  const self = await personOf(actingAs(db, scope), scope.userId)
  const blockers = await blockersOf(asSystem(db, system), { id: scope.userId, email: self?.email ?? '' })
  const mentioned = mentions.map(({ userId }) => userId).filter((id) => !blockers.has(id))
  const { companyId, question, id } = poll
  const about = { path: `/polls/${id}`, title: question, actorId: scope.userId, mentioned }
  await noteMention(db, companyId ?? 0, about)
}

/**
 * A reply that is no vote stands with the poll. Not where it could be one after all and nobody may know whose: in an
 * anonymous poll, and while results are hidden. Tells whether it was kept.
 */
export async function keepReply(
  services: PollServices,
  { scope, at, mail }: MailContext,
  poll: PollRow,
  voter: VoterRow | null,
): Promise<boolean> {
  const { db } = services
  if (mail.isStranger || poll.isAnonymous || !areResultsShown(poll)) return false
  if (voter === null && !mayManage(scope, poll)) return false
  const text = readCommands(mail.parsed.newest.text).rest.trim().slice(0, LONGEST_COMMENT)
  if (text === '') return false
  const acting = { db, scope, at }
  const people = (await peopleOf(acting, poll)).filter(({ id }) => !mail.blockers.has(id))
  const mentions = mentionsIn(text, people)
  const said = { subject: pollSubject(poll.id), threadId: poll.threadId, mailId: mail.mailId, text, mentions }
  await insertComment(db, scope, said, at)
  await tellNamed(services, acting, poll, mentions)
  await tellPoll(db, scope, poll)
  return true
}

export const namesOf = (people: readonly Person[], selfId: number) =>
  people.map((person) => ({
    ...{ id: person.id, name: person.name, email: person.email },
    handle: handleOf(person, people),
    isSelf: person.id === selfId,
  }))
