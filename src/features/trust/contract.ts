// Whom a person has blocked, on the wire (API-19 to API-21, ENT-06).
import { z } from 'zod'
import { endpoint } from '../../kit/contract.ts'

/** Words of the form and of the server alike (SET-09 to SET-11). */
export const blockWords = {
  empty: 'Please enter an email address to block',
  invalid: 'Please enter a valid email address',
  already: 'This user is already blocked',
} as const

/** Something, an @, something, a dot, something: whoever may write to us has such an address. */
const SIMPLE_ADDRESS = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/

/** Trimmed and in lower case (SET-12). */
export const addressToBlock = z
  .string({ error: blockWords.empty })
  .trim()
  .toLowerCase()
  .min(1, blockWords.empty)
  .max(254, blockWords.invalid)
  .regex(SIMPLE_ADDRESS, blockWords.invalid)

/** Addresses in lower case, in the order of the alphabet. */
const blockedUsers = z.object({ blockedUsers: z.array(z.string()) })
export type BlockedUsers = z.infer<typeof blockedUsers>

export const listBlocked = endpoint({
  method: 'GET',
  path: '/api/trust/blocked',
  summary: 'The addresses whose mail reaches you no more',
  access: 'session',
  response: blockedUsers,
})

export const block = endpoint({
  method: 'POST',
  path: '/api/trust/block',
  summary: 'Block an address, for yourself alone',
  access: 'session',
  body: z.object({ emailToBlock: addressToBlock }),
  response: blockedUsers,
  status: 201,
})

export const unblock = endpoint({
  method: 'POST',
  path: '/api/trust/unblock',
  summary: 'Let mail from an address reach you again',
  access: 'session',
  body: z.object({ blockedEmail: z.string({ error: blockWords.empty }).trim().toLowerCase() }),
  response: blockedUsers,
})
