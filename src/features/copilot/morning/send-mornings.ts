// Mails each person who wants it, in their own morning, what the day begins with: once a day, and never an empty one.

import { copilotCard } from '../../../crew/copilot.ts'
import type { Clock } from '../../../kit/clock.ts'
import { actingAs, asSystem } from '../../../kit/db/acting-database.ts'
import type { Log } from '../../../kit/log.ts'
import type { SystemScope } from '../../../kit/scope.ts'
import { newMessageId } from '../../../mail/compose-fields.ts'
import type { SendProductMail } from '../../../mail/product-mail.ts'
import { wordsIn } from '../../../mail/words/words.ts'
import { everyContext } from '../../../routing/every-context.ts'
import { createThread, replyAddressFor } from '../../../routing/thread-store.ts'
import { isAway } from '../../absence/index.ts'
import { displayName, findUsers, readingLanguage } from '../../accounts/index.ts'
import { mailPermission } from '../../notifications/index.ts'
import { openMorning, waitingOf } from '../../reminders/index.ts'
import { whoAsks } from '../copilot-store.ts'
import { keepMail } from '../mail/copilot-mail-store.ts'
import { loadedContexts } from '../mail/mail-contexts.ts'
import { isEmpty, type MorningServices, morningOf } from './morning.ts'
import { morningMail } from './morning-mail.ts'
import { type MorningCandidate, morningCandidates, takeMorning } from './morning-store.ts'

export interface SendMorningServices extends MorningServices {
  system: SystemScope
  clock: Clock
  log: Log
  publicUrl: string
  mailDomain: string
  send: SendProductMail
}

const AT_ONCE = 200

/** Answers how many mails were made. One whose mail cannot be made keeps nobody else waiting. */
export async function sendMornings(services: SendMorningServices): Promise<number> {
  const { db, system, clock, log } = services
  let sent = 0
  for (let after = 0; ; ) {
    const people = await morningCandidates(asSystem(db, system), { after, limit: AT_ONCE })
    for (const person of people) {
      const now = clock()
      const open = openMorning(now, person)
      if (!open) continue
      const wasSent = await db
        .transaction(() => tellMorning(services, person, { day: open.day, now }))
        .catch((error: unknown) => {
          log.error({ err: error, userId: person.userId }, 'a morning mail could not be made')
          return false
        })
      if (wasSent) sent += 1
    }
    const last = people.at(-1)
    if (!last || people.length < AT_ONCE) return sent
    after = last.userId
  }
}

async function tellMorning(
  services: SendMorningServices,
  { userId, email }: MorningCandidate,
  { day, now }: { day: string; now: Date },
): Promise<boolean> {
  const { db, system, publicUrl, mailDomain, send } = services
  if (await isAway(asSystem(db, system), userId, now)) return false
  if (!(await takeMorning(asSystem(db, system), { userId, day, now }))) return false
  const permission = await mailPermission({ db, scope: system }, publicUrl, userId, 'morningMail')
  const [own] = everyContext({ userId }, [])
  if (!permission || !own) return false
  const me = await whoAsks(db, own.scope)
  const contexts = await loadedContexts(db, own.scope, me)
  const awaited = await waitingOf(asSystem(db, system), userId)
  const morning = await morningOf(services, { contexts, me, day, now, awaited })
  if (isEmpty(morning)) return false
  const people = await findUsers(
    actingAs(db, system),
    awaited.flatMap(({ awaitedIds }) => awaitedIds),
  )
  const language = await readingLanguage(actingAs(db, system), userId)
  const words = wordsIn(language)
  const companies = contexts.flatMap(({ company }) => company ?? [])
  const { told, ...mail } = morningMail({
    ...{ morning, day, language, publicUrl },
    companies: new Map(companies.map(({ id, name }) => [id, name])),
    people: new Map(people.map((one) => [one.id, displayName(one)])),
  })
  const messageId = newMessageId(mailDomain)
  const acting = { db, scope: own.scope, at: now }
  const threadId = await createThread(
    actingAs(db, own.scope),
    {
      ...{ agentType: copilotCard.type, instanceId: null, companyId: null, ownerId: userId },
      baseSubject: mail.subject.toLowerCase().slice(0, 500),
    },
    { messageId, userIds: [userId], at: now },
  )
  const { token } = await replyAddressFor(actingAs(db, own.scope), threadId, userId)
  await keepMail(acting, {
    ...{ threadId, mailId: null, messageId, asked: '', told, acts: [], state: 'told', undoHash: null },
  })
  await send({
    ...mail,
    ...{ key: `morning:${userId}:${day}`, kind: 'morning', to: email, toUserId: userId, language },
    line: words.copilot.morning.line,
    footer: words.switchOff(words.settings.morningMail, permission.unsubscribeUrl),
    unsubscribeUrl: permission.unsubscribeUrl,
    conversation: {
      ...{
        threadId,
        messageId,
        from: `${copilotCard.type}@${mailDomain}`,
        replyTo: `${token}@${mailDomain}`,
      },
      ...{ references: [], ownerId: userId, companyId: null },
    },
  })
  return true
}
