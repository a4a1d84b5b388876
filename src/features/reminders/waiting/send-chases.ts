// Asks, by mail, those whom somebody waits for: in their morning, at most every so many days, until they answer.
import { firstAgent } from '../../../crew/crew.ts'
import { actingAs, asSystem } from '../../../kit/db/acting-database.ts'
import { AppError } from '../../../kit/errors.ts'
import { newMessageId } from '../../../mail/compose-fields.ts'
import type { Conversation, ProductMail } from '../../../mail/product-mail.ts'
import { wordsIn } from '../../../mail/words/words.ts'
import { addToThread, replyAddressFor } from '../../../routing/thread-store.ts'
import { isAway } from '../../absence/index.ts'
import { displayName, findUser, readingLanguage } from '../../accounts/index.ts'
import { mailPermission } from '../../notifications/index.ts'
import { localTime } from '../local-time.ts'
import { openMorning } from '../quiet-hours.ts'
import type { ReminderServices } from '../send-reminders.ts'
import { chaseMail } from './chase-mail.ts'
import {
  type ChasedTask,
  chasingPeople,
  type DueChase,
  dueChases,
  takeChases,
  threadOfChase,
} from './chase-store.ts'

/** Answers how many mails were made. One whose mail cannot be made keeps nobody else waiting. */
export async function sendChases(services: ReminderServices): Promise<number> {
  const { db, scope, clock } = services
  const now = clock()
  let sent = 0
  for (const waiterId of await chasingPeople(asSystem(db, scope), now)) {
    for (const due of await dueChases(asSystem(db, scope), waiterId, now)) {
      if (isMorning(now, due) && (await chaseAlone(services, due, now))) sent += 1
    }
  }
  return sent
}

const HOURS_MS = 3 * 3_600_000

/** Not at any hour: whoever switches it on by mistake in the afternoon has time to switch it off. */
function isMorning(now: Date, due: DueChase): boolean {
  const open = openMorning(now, due)
  return open !== null && now.getTime() - open.began.getTime() < HOURS_MS
}

/** In a transaction of its own. */
function chaseAlone(services: ReminderServices, due: DueChase, now: Date): Promise<boolean> {
  return services.db
    .transaction(() => chase(services, due, now))
    .catch((error: unknown) => {
      // The day's room for mail to others is used up (agents.md 1.9): they are asked once there is some again.
      if (error instanceof AppError && error.code === 'too_many') return false
      services.log.error({ err: error, userId: due.awaitedId }, 'somebody who is awaited could not be asked')
      return false
    })
}

async function chase(services: ReminderServices, due: DueChase, now: Date): Promise<boolean> {
  const { db, scope, publicUrl, send } = services
  const permission = await mailPermission({ db, scope }, publicUrl, due.awaitedId, 'taskAssignments')
  const waiter = await findUser(actingAs(db, scope), due.waiterId)
  if (!permission || !waiter || (await isAway(asSystem(db, scope), due.awaitedId, now))) return false
  const tasks = await takeChases(asSystem(db, scope), due, now)
  const [first] = tasks
  if (!first) return false
  const conversation = await conversationOf(services, due, first, now)
  const name = displayName(waiter)
  const language = await readingLanguage(actingAs(db, scope), due.awaitedId)
  const { chase: words } = wordsIn(language)
  const often = words.often(Math.min(...tasks.map(({ chaseDays }) => chaseDays)), name)
  const footer = [often, conversation ? words.leave : '', words.noMore(permission.unsubscribeUrl)]
  await send({
    ...chaseMail({ tasks, waiter: name, publicUrl, language, hasConversation: conversation !== null }),
    ...addressing(due, name, first, localTime(now, due.timeZone).day),
    line: words.line,
    ...(conversation && { conversation }),
    footer: footer.filter(Boolean).join(' '),
    unsubscribeUrl: permission.unsubscribeUrl,
  })
  return true
}

function addressing(due: DueChase, waiter: string, first: ChasedTask, day: string) {
  return {
    key: `chase:${due.waiterId}:${due.awaitedId}:${first.id}:${day}`,
    kind: 'chase',
    to: due.email,
    toUserId: due.awaitedId,
    onBehalfOf: waiter,
    causedBy: due.waiterId,
  } satisfies Partial<ProductMail>
}

/** Null where the project has none: it was made in the app. */
async function conversationOf(
  { db, scope, domain }: ReminderServices,
  { awaitedId, waiterId, projectId }: DueChase,
  task: ChasedTask,
  now: Date,
): Promise<Conversation | null> {
  const { threadId, companyId, agentAddress, references } = await threadOfChase(
    asSystem(db, scope),
    projectId,
    task.sourceMailId,
  )
  if (threadId === null) return null
  const messageId = newMessageId(domain)
  // Their answer is no stranger's from then on.
  await addToThread(actingAs(db, scope), threadId, { messageId: null, userIds: [awaitedId], at: now })
  const { token } = await replyAddressFor(actingAs(db, scope), threadId, awaitedId)
  const from = agentAddress?.toLowerCase().endsWith(`@${domain}`)
    ? agentAddress
    : `${firstAgent.type}@${domain}`
  return {
    threadId,
    companyId,
    messageId,
    references,
    from,
    replyTo: `${token}@${domain}`,
    ownerId: waiterId,
  }
}
