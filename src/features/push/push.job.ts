// One notification to one device: tried again with growing delays, a few times, and dropped with the device.
import { z } from 'zod'
import { defineJob, type Job } from '../../jobs/job.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import { mintScope } from '../../kit/scope.ts'
import { dropDeadDevice, findDevice, noteReached } from './device-store.ts'
import { findPushKey } from './key-store.ts'
import type { PushServices } from './push-services.ts'
import { type PushMessage, sendPush } from './send-push.ts'

const payload = z.object({
  deviceId: z.number(),
  /** Null to try the device. */
  notificationId: z.number().nullable(),
  /** How often it was tried before. */
  tried: z.number(),
})

/** Seconds before each further try; after the last one it is left out: the bell has it all the same. */
const DELAYS = [10, 60, 300, 1_800]
const LONGEST_DELAY = 3_600

const trial: PushMessage = {
  title: 'Notifications are on',
  description: 'This device shows them while Mailcrew is closed.',
  path: '/settings?tab=notifications',
  tag: 'trial',
}

export function pushJob(services: PushServices): Job<typeof payload> {
  const { db, clock, log, queue, system, config, secrets } = services
  const job: Job<typeof payload> = defineJob({
    name: 'send-push',
    payload,
    atOnce: 8,
    async run({ deviceId, notificationId, tried }) {
      const [device, key] = await Promise.all([
        findDevice(asSystem(db, system), deviceId, clock()),
        findPushKey(asSystem(db, system), secrets),
      ])
      const message = device && (await messageFor(services, device.userId, notificationId))
      if (!device || !key || !message) return
      const { privateHosts, mailDomain } = config
      const sent = await sendPush({ key, contact: `postmaster@${mailDomain}`, privateHosts }, device, message)
      if (sent.end === 'taken') return noteReached(asSystem(db, system), deviceId, clock())
      if (sent.end === 'gone') return dropDeadDevice(asSystem(db, system), deviceId, device.endpoint)
      const delay = DELAYS[tried]
      if (sent.end === 'later' && delay !== undefined) {
        const delaySeconds = Math.min(Math.max(delay, sent.retryAfter ?? 0), LONGEST_DELAY)
        return queue.enqueue(job, { deviceId, notificationId, tried: tried + 1 }, { delaySeconds })
      }
      log.warn({ deviceId, end: sent.end }, 'a notification did not reach its device')
    },
  })
  return job
}

async function messageFor(
  { noticeToShow }: PushServices,
  userId: number,
  notificationId: number | null,
): Promise<PushMessage | null> {
  if (notificationId === null) return trial
  const notice = await noticeToShow(mintScope(userId), notificationId)
  return notice && { ...notice, tag: `notification-${notificationId}` }
}
