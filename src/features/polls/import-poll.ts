// Makes a poll of an exported one: a closed one with its votes, marked as imported, any other as a draft; nobody is told.
import { randomBytes } from 'node:crypto'
import type { Acting } from '../../kit/acting.ts'
import { actingAs } from '../../kit/db/acting-database.ts'
import { personOf } from '../accounts/index.ts'
import { askPoll } from './ask-poll.ts'
import { storedOption } from './make-poll.ts'
import { newSecret } from './personal-link.ts'
import { tellPoll } from './poll-events.ts'
import type { PollFile } from './poll-file.ts'
import type { PollServices } from './poll-services.ts'
import { addOptions, insertPoll, type PollRow, writePoll } from './poll-store.ts'
import { addVoters, insertBallots } from './voter-store.ts'

/** In the open transaction. */
export function importPoll(services: PollServices, acting: Acting, file: PollFile): Promise<PollRow> {
  return file.status === 'closed' ? importClosed(services, acting, file) : importDraft(services, acting, file)
}

/** What was open has to be asked again: nobody has a ballot of this one. */
async function importDraft(services: PollServices, acting: Acting, file: PollFile): Promise<PollRow> {
  const { question, kind, options, isAnonymous, hidesResults, quorum, rule, closesAt, description } = file
  return askPoll(services, acting, {
    ...{ question, kind, options, isAnonymous, hidesResults, quorum, rule, closesAt, description },
    ...{ voters: file.voters.map(({ email }) => email), isDraft: true },
  })
}

async function importClosed(services: PollServices, acting: Acting, file: PollFile): Promise<PollRow> {
  const { db, scope, at } = acting
  const { question, description, kind, isAnonymous, hidesResults, quorum, rule, zone, closedBecause } = file
  const poll = await insertPoll(db, scope, {
    poll: {
      ...{ question, description, kind, isAnonymous, hidesResults, quorum, rule, zone, closedBecause },
      ...{ status: 'closed', threadId: null, sourceMailId: null, evidence: null, language: null },
      ...{ sourceEmail: `polly@${services.mailDomain}`, draftReason: null, secret: newSecret() },
      closesAt: new Date(file.closesAt),
      openedAt: new Date(file.createdAt),
      closedAt: new Date(file.closedAt ?? file.closesAt),
      importedAt: at,
    },
    ownerId: scope.userId,
    at: new Date(file.createdAt),
  })
  const options = await addOptions(db, poll.id, file.options.map(storedOption))
  const idAt = (place: number) => options[place - 1]?.id ?? 0
  const me = await personOf(actingAs(db, scope), scope.userId)
  // A file is no proof that somebody was asked: it opens the poll to nobody.
  const voters = file.voters.map(({ email, name, isRequired }) => ({
    ...{ email: email.toLowerCase(), name, isRequired },
    userId: me?.email === email.toLowerCase() ? scope.userId : null,
  }))
  const kept = await addVoters(db, poll.id, voters)
  const voterId = new Map(kept.map(({ email, id }) => [email, id]))
  await insertBallots(
    db,
    poll.id,
    file.votes.map(({ voter, answers, remark, sentence, via, castAt }) => ({
      ...{ key: randomBytes(16).toString('base64url'), remark, sentence, via },
      voterId: voter === null ? null : (voterId.get(voter.email.toLowerCase()) ?? null),
      answers: Object.fromEntries(
        Object.entries(answers).map(([place, said]) => [idAt(Number(place)), said]),
      ),
      castAt: castAt === null ? null : new Date(castAt),
    })),
  )
  const decidedOptionId = file.decided === null ? null : idAt(file.decided)
  const whole = await writePoll(db, poll.id, { decidedOptionId, votedCount: file.votes.length }, at)
  await tellPoll(db, scope, whole)
  return whole
}
