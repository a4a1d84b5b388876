// Jobs that process deliveries, as this version and earlier ones put them in the queue.
import { expect, it } from 'vitest'
import { deliveryJobPayload } from './delivery-job.ts'

it('a job of an earlier version is read as one of this version', () => {
  expect(deliveryJobPayload.parse({ workId: 7, slowed: true })).toEqual({ deliveryId: 7, slowed: true })
  expect(deliveryJobPayload.parse({ workId: 7 })).toEqual({ deliveryId: 7, slowed: false })
  expect(deliveryJobPayload.parse({ deliveryId: 7, slowed: true })).toEqual({ deliveryId: 7, slowed: true })
})

it('a job that names no delivery is refused', () => {
  expect(deliveryJobPayload.safeParse({ outboxId: 7 }).success).toBe(false)
})
