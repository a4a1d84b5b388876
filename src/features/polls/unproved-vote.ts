// A reply to a ballot that nothing proves to be its voter's: that voter gets their link, and whoever forged it nothing.
import { polly as card } from '../../crew/polly.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import { compose } from '../../mail/compose.ts'
import { newMessageId } from '../../mail/compose-fields.ts'
import { layoutMail } from '../../mail/layout.ts'
import { queueMail } from '../../mail/outbox-store.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { recordOfReplyToken } from '../../records/comment-mail-store.ts'
import type { HeldReply } from '../../routing/delivery-services.ts'
import { replyAddressFor } from '../../routing/thread-store.ts'
import { personOf, readingOf } from '../accounts/index.ts'
import { linkToken } from './personal-link.ts'
import type { PollMailServices } from './poll-mails.ts'
import { lockPollOf, type PollRow } from './poll-store.ts'
import { POLL } from './poll-subject.ts'
import { type VoterRow, votersOf } from './voter-store.ts'

/**
 * Once a day for each poll and voter. The mail goes to the address that the ballot went to, and only where the reply
 * claims to be from there: who has not the ballot knows no reply address, and causes no mail (threat 19). It holds
 * nothing of the reply, which stays held.
 */
export async function sendOwnLink(services: PollMailServices, reply: HeldReply): Promise<void> {
  const { db, system, clock } = services
  const found = await recordOfReplyToken(asSystem(db, system), reply.token)
  if (found?.subject.kind !== POLL) return
  const at = clock()
  const poll = await lockPollOf(asSystem(db, system), found.subject.id)
  if (!poll || poll.status !== 'open' || poll.closesAt <= at) return
  const voter = (await votersOf(db, poll.id)).find(({ userId }) => userId === found.userId)
  if (!voter || voter.email !== reply.fromAddress.toLowerCase()) return
  if ((await replyAddressFor(asSystem(db, system), found.threadId, found.userId)).stopped) return
  await send(services, { poll, voter, threadId: found.threadId, userId: found.userId }, at)
}

async function send(
  services: PollMailServices,
  { poll, voter, threadId, userId }: { poll: PollRow; voter: VoterRow; threadId: number; userId: number },
  at: Date,
): Promise<void> {
  const { db, system, mailDomain, publicUrl, queueSending } = services
  const author = await personOf(asSystem(db, system), poll.creatorId)
  const url = `${publicUrl}/vote/${linkToken(poll.secret, voter.id)}`
  const { language } = await readingOf(services, poll, userId)
  const { poll: words, somebody } = wordsIn(language)
  const { intro, yours, others, footer } = words.ownLink
  const { html, text } = layoutMail({
    sender: { name: card.name, hueHex: card.hue.light, line: words.line(author?.name ?? somebody) },
    ...{ title: poll.question, intro, preview: intro },
    sections: [
      { kind: 'paragraph', text: yours },
      { kind: 'button', link: { text: words.voteOnPage, url } },
      { kind: 'paragraph', text: others },
    ],
    footer,
    language,
  })
  const subject = words.ownLink.subject(poll.question)
  const composed = await compose({
    ...{ from: poll.sourceEmail, fromName: card.name, subject, text, html },
    to: [{ address: voter.email, name: voter.name === voter.email ? '' : (voter.name ?? '') }],
    ...{ inReplyTo: null, references: [], messageId: newMessageId(mailDomain), date: at },
    autoSubmitted: 'auto-replied',
    listUnsubscribe: { url: `${url}/leave` },
  })
  const id = await queueMail(db, system, {
    key: `poll:${poll.id}:own-link:${voter.id}:${at.toISOString().slice(0, 10)}`,
    ...{ kind: 'ballot-link', mailFrom: '', recipient: voter.email, messageId: composed.messageId },
    ...{ subject, text, raw: composed.raw, threadId, at },
    ...{ toUserId: userId, ownerId: userId, companyId: poll.companyId },
    isSecret: true,
  })
  if (id !== null) await queueSending(id)
}
