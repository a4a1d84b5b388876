// The settings that say who may make an account on this server.
import { z } from 'zod'
import { ConfigError, list } from './config-fields.ts'

const modes = ['open', 'invited', 'domains'] as const

export interface SignUpPolicy {
  /** `invited`: only who was invited; `domains`: also whoever has an address of one of `domains`. */
  who: (typeof modes)[number]
  /** Lower case; empty but for `domains`. */
  domains: readonly string[]
}

const isDomain = (domain: string) => /^[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})+$/.test(domain)

export const signUpFields = {
  SIGNUP: z.enum(modes, { error: `one of ${modes.join(', ')}` }).default('open'),
  SIGNUP_DOMAINS: list
    .transform((domains) => domains.map((domain) => domain.toLowerCase()))
    .refine((domains) => domains.every(isDomain), 'domains such as example.com, parted by commas')
    .default([]),
}

interface SignUpEnvironment {
  SIGNUP: SignUpPolicy['who']
  SIGNUP_DOMAINS: string[]
  OWNER?: string | undefined
}

/** Throws ConfigError where nobody could ever sign up, or anybody could be the first. */
export function readSignUp({ SIGNUP, SIGNUP_DOMAINS, OWNER }: SignUpEnvironment): SignUpPolicy {
  if (SIGNUP !== 'open' && !OWNER)
    throw new ConfigError(`OWNER is not set: with SIGNUP=${SIGNUP} it names who invites the others`)
  if (SIGNUP === 'domains' && SIGNUP_DOMAINS.length === 0)
    throw new ConfigError('SIGNUP_DOMAINS is not set: with SIGNUP=domains it names whose people may sign up')
  if (SIGNUP !== 'domains' && SIGNUP_DOMAINS.length > 0)
    throw new ConfigError(
      `SIGNUP_DOMAINS has no meaning with SIGNUP=${SIGNUP}: set SIGNUP=domains, or leave it out`,
    )
  return { who: SIGNUP, domains: SIGNUP_DOMAINS }
}
