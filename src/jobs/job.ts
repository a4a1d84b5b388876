// What a job is: a name, the schema of its payload, how often it is tried, and what it does.
import type { z } from 'zod'

export interface Job<S extends z.ZodType = z.ZodType> {
  readonly name: string
  readonly payload: S
  /** How many run at the same time in one process. */
  readonly atOnce: number
  /** How many of one group run at the same time in one process; null where jobs have no groups. */
  readonly atOncePerGroup: number | null
  /** Tries in all; the delays between them grow. */
  readonly tries: number
  /** Seconds after which a job whose process died is given to another one. */
  readonly expiresAfter: number
  run(payload: z.infer<S>): Promise<void>
}

interface JobInput<S extends z.ZodType> {
  name: string
  payload: S
  atOnce?: number
  atOncePerGroup?: number
  tries?: number
  expiresAfter?: number
  run(payload: z.infer<S>): Promise<void>
}

export function defineJob<S extends z.ZodType>(input: JobInput<S>): Job<S> {
  return { atOnce: 1, atOncePerGroup: null, tries: 5, expiresAfter: 120, ...input }
}

/** Something done again and again in every worker; it must not matter that several do it. */
export interface Sweep {
  readonly name: string
  readonly everyMs: number
  run(): Promise<void>
}
