// The state of the server on the wire, for its owner alone.
import { z } from 'zod'
import { endpoint, isoMoment } from '../../kit/contract.ts'

const alarm = z.object({
  id: z.number(),
  title: z.string(),
  advice: z.string(),
  beganAt: isoMoment,
  /** Null while it lasts. */
  endedAt: isoMoment.nullable(),
})

const service = z.object({
  name: z.string(),
  /** What is wrong, in a sentence; null while it works. */
  trouble: z.string().nullable(),
  /** False: nothing was seen of it yet. */
  isKnown: z.boolean(),
})

const queue = z.object({
  name: z.string(),
  count: z.number(),
  /** Since when the oldest waits; null where none does. */
  since: isoMoment.nullable(),
})

const source = z.object({ name: z.string(), lastAt: isoMoment.nullable() })

const serverStatus = z.object({
  version: z.string(),
  schema: z.object({ steps: z.number(), lastAt: isoMoment.nullable() }),
  database: z.enum(['postgres', 'embedded']),
  services: z.array(service),
  alarms: z.array(alarm),
  queues: z.array(queue),
  /** Ways in for mail that the settings name. */
  sources: z.array(source),
  /** Bytes. */
  disk: z.object({ free: z.number(), size: z.number() }),
  /** Null where no language model is set. */
  model: z
    .object({
      name: z.string(),
      /** When it was last asked; null where it was not yet. */
      lastAt: isoMoment.nullable(),
      /** Why the last call failed, in a sentence. */
      trouble: z.string().nullable(),
    })
    .nullable(),
  /** Bytes that the process with the pages holds, and those that the machine has free. */
  memory: z.object({ used: z.number(), free: z.number(), size: z.number() }),
  /** Of `mailcrew backup`; null where none was made from here. */
  lastBackup: z
    .object({
      at: isoMoment,
      bytes: z.number(),
      /** What it is of, and where it is; null where that was not noted. */
      database: z.enum(['postgres', 'embedded']).nullable(),
      folder: z.string().nullable(),
    })
    .nullable(),
})
export type ServerStatus = z.infer<typeof serverStatus>

export const getServerStatus = endpoint({
  method: 'GET',
  path: '/api/server/status',
  summary: 'For the owner of the server: services, queues, ways in for mail, the disk, backups and troubles',
  access: 'session',
  response: serverStatus,
})
