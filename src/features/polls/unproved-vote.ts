// A reply to a ballot that nothing proves to be its voter's: that voter gets their link, and whoever forged it nothing.
import { polly as card } from '../../crew/polly.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { type AskedByLink, sendOwnLink } from '../../records/own-link.ts'
import type { HeldReply } from '../../routing/delivery-services.ts'
import { personOf, readingOf } from '../accounts/index.ts'
import { linkToken } from './personal-link.ts'
import type { PollMailServices } from './poll-mails.ts'
import { lockPollOf } from './poll-store.ts'
import { POLL } from './poll-subject.ts'
import { votersOf } from './voter-store.ts'

export const sendVoterLink = (services: PollMailServices, reply: HeldReply): Promise<void> =>
  sendOwnLink(services, reply, {
    ...{ subjectKind: POLL, kind: 'ballot-link', card },
    asked: (id, userId, at) => askedVoter(services, id, userId, at),
  })

async function askedVoter(
  services: PollMailServices,
  id: number,
  userId: number,
  at: Date,
): Promise<AskedByLink | null> {
  const { db, system, publicUrl } = services
  const poll = await lockPollOf(asSystem(db, system), id)
  if (!poll || poll.status !== 'open' || poll.closesAt <= at) return null
  const voter = (await votersOf(db, poll.id)).find((one) => one.userId === userId)
  if (!voter) return null
  const author = await personOf(asSystem(db, system), poll.creatorId)
  const { language } = await readingOf(services, poll, userId)
  const { poll: words, somebody } = wordsIn(language)
  return {
    ...{ email: voter.email, name: voter.name, sourceEmail: poll.sourceEmail, companyId: poll.companyId },
    key: `poll:${poll.id}:own-link:${voter.id}`,
    url: `${publicUrl}/vote/${linkToken(poll.secret, voter.id)}`,
    ...{ language, title: poll.question, line: words.line(author?.name ?? somebody) },
    act: words.voteOnPage,
    words: { ...words.ownLink, subject: words.ownLink.subject(poll.question) },
  }
}
