// One mail of the log as its page has it.
import type { Response } from '../../../kit/contract.ts'
import type { getDelivery } from '../contract.ts'

export type OpenDelivery = Response<typeof getDelivery>
