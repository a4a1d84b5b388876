// One mail of the log as its page has it.
import type { Response } from '../../../kit/contract.ts'
import type { getWork } from '../contract.ts'

export type OpenWork = Response<typeof getWork>
