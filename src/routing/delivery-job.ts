// The payload of the job that processes a delivery. In the queue of an earlier version it has another key.
import { z } from 'zod'

const slowed = z.boolean().default(false)

const present = z.object({ deliveryId: z.number(), slowed })

const earlier = z
  .object({ workId: z.number(), slowed })
  .transform(({ workId, slowed: wasSlowed }) => ({ deliveryId: workId, slowed: wasSlowed }))

/** `slowed`: it has waited before, because many came at once. */
export const deliveryJobPayload = z.union([present, earlier])
