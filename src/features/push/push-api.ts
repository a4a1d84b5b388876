// Answers the calls about devices: the key, which there are, one more, one less, a try.
import webPush from 'web-push'
import { asSystem } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import { addressFault } from '../../kit/outside-call.ts'
import { type Served, serve } from '../../kit/serve.ts'
import { deviceName } from '../accounts/index.ts'
import {
  addPushDevice,
  listPushDevices,
  openPushKey,
  type PushDevice,
  removePushDevice,
  testPushDevice,
} from './contract.ts'
import { type DeviceRow, dropOwnDevice, listOwnDevices, putDevice } from './device-store.ts'
import { findPushKey, keepPushKey } from './key-store.ts'
import type { PushServices } from './push-services.ts'

const MOST_DEVICES = 20

interface ApiServices extends PushServices {
  /** Queues a notification by which the person tries the device. */
  tryDevice(deviceId: number): Promise<void>
}

export function pushRoutes(services: ApiServices): Served[] {
  const { db, clock, system, config, secrets } = services
  return [
    serve(listPushDevices, async ({ scope, session }) => ({
      devices: (await listOwnDevices(db, scope)).map((row) => onWire(row, session.id)),
    })),
    serve(openPushKey, async () => {
      const key = await findPushKey(asSystem(db, system), secrets)
      return {
        publicKey: (key ?? (await keepPushKey(asSystem(db, system), secrets, webPush.generateVAPIDKeys())))
          .publicKey,
      }
    }),
    serve(addPushDevice, async ({ scope, session, body }) => {
      if (session.id === null) throw new AppError('unauthorized', 'Please sign in')
      const fault = addressFault(body.endpoint, config.privateHosts)
      if (fault) throw new AppError('invalid', fault)
      const { endpoint, keys } = body
      const put = await putDevice(db, scope, {
        device: { sessionId: session.id, endpoint, ...keys },
        most: MOST_DEVICES,
        at: clock(),
      })
      if (put === 'taken') throw new AppError('conflict', 'This address belongs to another device')
      if (put === 'full')
        throw new AppError('conflict', `There are ${MOST_DEVICES} devices already: switch one off first`)
      const made = (await listOwnDevices(db, scope)).find(({ id }) => id === put)
      if (!made) throw new AppError('not_found', 'Device not found')
      return onWire(made, session.id)
    }),
    serve(removePushDevice, async ({ scope, params }) => {
      if (!(await dropOwnDevice(db, scope, params.id))) throw new AppError('not_found', 'Device not found')
      return { success: true as const }
    }),
    serve(testPushDevice, async ({ scope, params }) => {
      const own = (await listOwnDevices(db, scope)).some(({ id }) => id === params.id)
      if (!own) throw new AppError('not_found', 'Device not found')
      await services.tryDevice(params.id)
      return { success: true as const }
    }),
  ]
}

function onWire(row: DeviceRow, sessionId: number | null): PushDevice {
  return {
    id: row.id,
    name: deviceName(row.userAgent),
    isThis: row.sessionId === sessionId,
    createdAt: row.createdAt.toISOString(),
    reachedAt: row.reachedAt?.toISOString() ?? null,
  }
}
