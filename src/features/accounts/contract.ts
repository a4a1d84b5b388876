// Accounts on the wire: the person, signing in and signing up.
import { z } from 'zod'
import { endpoint, isoMoment } from '../../kit/contract.ts'

/** ENT-03, and the time zone in which the person's dates are read. */
export const user = z.object({
  id: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  authProvider: z.string(),
  createdAt: isoMoment,
  profileImageUrl: z.string().nullable(),
  timeZone: z.string(),
  /** False until the address is confirmed by its mailed link (AUTH-29). */
  confirmed: z.boolean(),
})
export type User = z.infer<typeof user>

/** How a person appears beside a task or a mail. */
export const person = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  profileImageUrl: z.string().nullable(),
})
export type Person = z.infer<typeof person>

/** The shortest password that is taken (CONST-01). */
export const MIN_PASSWORD = 6

/** Rules of the form and of the server alike (AUTH-25, CONST-01). */
export const passwordTooShort = 'Password must be at least 6 characters long'
export const passwordsDiffer = 'Passwords do not match'

const address = z
  .string({ error: 'Email is required' })
  .trim()
  .toLowerCase()
  .max(254, 'This email address is too long')
const password = (missing: string) => z.string({ error: missing }).max(1_000, 'This password is too long')

export const getUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'The signed-in person',
  access: 'person',
  response: user,
})

export const signIn = endpoint({
  method: 'POST',
  path: '/api/auth/signin',
  summary: 'Sign in with email and password',
  access: 'public',
  body: z.object({
    email: address,
    password: password('Password is required'),
    timeZone: z.string().max(64).optional(),
  }),
  response: user,
})

export const signUp = endpoint({
  method: 'POST',
  path: '/api/auth/signup',
  summary: 'Make an account with email and password',
  access: 'public',
  body: z.object({
    name: z.string({ error: 'Full name is required' }).trim().max(200, 'This name is too long'),
    email: address,
    password: password('Password is required'),
    confirmPassword: password('Confirm password is required'),
    timeZone: z.string().max(64).optional(),
  }),
  response: user,
  status: 201,
})

/** Whoever holds the link that went to the address confirms it, by a click on the page, not by opening it (threat 14). */
export const confirmAddress = endpoint({
  method: 'POST',
  path: '/api/auth/confirm',
  summary: 'Confirm an address with the token of the mailed link; signs in',
  access: 'public',
  body: z.object({ token: z.string().max(200) }),
  response: z.object({
    user,
    /** True where somebody else may have signed up with the address: its password is gone, a new one is chosen. */
    needsPassword: z.boolean(),
  }),
})

export const confirmLinkInvalid = 'This confirmation link is invalid or has expired'
