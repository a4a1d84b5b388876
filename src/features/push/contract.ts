// Devices that show notifications while the app is closed, on the wire.
import { z } from 'zod'
import { endpoint, idParam, isoMoment } from '../../kit/contract.ts'

export const pushDevice = z.object({
  id: z.number(),
  /** "Chrome on Android". */
  name: z.string(),
  /** The browser that asks. */
  isThis: z.boolean(),
  createdAt: isoMoment,
  /** When its push service last took a message. */
  reachedAt: isoMoment.nullable(),
})
export type PushDevice = z.infer<typeof pushDevice>

export const listPushDevices = endpoint({
  method: 'GET',
  path: '/api/push/devices',
  summary: 'The devices of the person that show notifications while the app is closed',
  access: 'session',
  response: z.object({ devices: z.array(pushDevice) }),
})

export const openPushKey = endpoint({
  method: 'POST',
  path: '/api/push/key',
  summary: 'The public key (VAPID) with which a browser registers at its push service',
  access: 'session',
  isForBrowser: true,
  response: z.object({ publicKey: z.string() }),
})

/** Unpadded base64url of so many bytes. */
const bytes = (count: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((count * 4) / 3)}}$`), 'This is no key of a browser')

export const addPushDevice = endpoint({
  method: 'POST',
  path: '/api/push/devices',
  summary: 'Has this browser show notifications; they end with its session',
  access: 'session',
  isForBrowser: true,
  body: z.object({
    endpoint: z.string().min(1).max(2_000, 'This address is too long'),
    keys: z.object({ p256dh: bytes(65), auth: bytes(16) }),
  }),
  response: pushDevice,
  status: 201,
})

export const removePushDevice = endpoint({
  method: 'DELETE',
  path: '/api/push/devices/{id}',
  summary: 'Sends nothing more to a device',
  access: 'session',
  params: z.object({ id: idParam }),
  response: z.object({ success: z.literal(true) }),
})

export const testPushDevice = endpoint({
  method: 'POST',
  path: '/api/push/devices/{id}/test',
  summary: 'Sends a notification to try a device',
  access: 'session',
  isForBrowser: true,
  params: z.object({ id: idParam }),
  response: z.object({ success: z.literal(true) }),
})
