// Push: notifications on the devices that people switched on, while the app is closed there.
import { asSystem } from '../../kit/db/acting-database.ts'
import { secretKeeper } from '../../kit/kept-secret.ts'
import { type AppServices, type Feature, feature } from '../feature.ts'
import type { NotificationsFeature } from '../notifications/index.ts'
import { isAnythingWaiting, ownDevices, takeWaiting } from './device-store.ts'
import { findPushKey } from './key-store.ts'
import { pushJob } from './push.job.ts'
import { pushRoutes } from './push-api.ts'

const WAITING_MS = 3_000
const AT_ONCE = 500

export function push(
  app: AppServices,
  { noticeToShow }: Pick<NotificationsFeature, 'noticeToShow'>,
): Feature {
  const { db, system, queue } = app
  const secrets = secretKeeper(app.config.secretsKey, 'push key')
  const services = { ...app, noticeToShow, secrets }
  const job = pushJob(services)
  const send = (deviceId: number, notificationId: number | null) => ({ deviceId, notificationId, tried: 0 })
  return feature({
    name: 'push',
    owned: { lists: [ownDevices] },
    routes: pushRoutes({ ...services, tryDevice: (id) => queue.enqueue(job, send(id, null)) }),
    jobs: [job],
    sweeps: [
      {
        name: 'seal-push-key',
        everyMs: 24 * 3_600_000,
        run: async () => void (await findPushKey(asSystem(db, system), secrets)),
      },
      {
        name: 'push',
        everyMs: WAITING_MS,
        async run() {
          if (!(await isAnythingWaiting(asSystem(db, system)))) return
          await db.transaction(async () => {
            const waiting = await takeWaiting(asSystem(db, system), AT_ONCE)
            await queue.enqueueAll(
              job,
              waiting.map(({ deviceId, notificationId }) => send(deviceId, notificationId)),
            )
          })
        },
      },
    ],
  })
}
