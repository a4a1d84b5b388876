// The kinds of values that settings have, each with the words for what is allowed.
import { z } from 'zod'

/** A setting that is wrong; the message is one line for the person who set it. */
export class ConfigError extends Error {}

export const port = (fallback: number) =>
  z.coerce
    .number({ error: 'a port from 0 to 65535' })
    .int('a port from 0 to 65535')
    .min(0, 'a port from 0 to 65535')
    .max(65_535, 'a port from 0 to 65535')
    .default(fallback)
export const text = (what: string) => z.string().trim().min(1, what)
export const address = (protocols: string[], what: string) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), what)
export const list = z.string().transform((value) =>
  value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean),
)
export const flag = z
  .enum(['true', 'false', '1', '0', ''], { error: 'true or false' })
  .transform((value) => value === 'true' || value === '1')
