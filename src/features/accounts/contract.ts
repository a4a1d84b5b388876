// Accounts on the wire: the person, signing in and up, mailed links, ways to sign in, sessions.
import { z } from 'zod'
import { endpoint, idParam, isoMoment } from '../../kit/contract.ts'
import { shownLine } from '../../kit/invisible-characters.ts'
import { languageCode } from '../../mail/words/contract.ts'

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
  /** In which our mails are written; null: in that of the person's own mails. */
  language: languageCode.nullable(),
  /** False until the address is confirmed by its mailed link (AUTH-29). */
  confirmed: z.boolean(),
  /** The address that replaces `email` once its mailed link is opened; null when none waits. */
  pendingEmail: z.string().nullable(),
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

/** The longest that is chosen anew. */
const MAX_PASSWORD = 128

/** Rules of the form and of the server alike (AUTH-25, CONST-01). */
export const passwordTooShort = 'Password must be at least 6 characters long'
export const passwordsDiffer = 'Passwords do not match'

/** What is wrong with a new password, the first rule first; null when nothing is (AUTH-12, AUTH-13). */
export function passwordFault(password: string, confirmPassword: string): string | null {
  if (password !== confirmPassword) return passwordsDiffer
  return password.length < MIN_PASSWORD ? passwordTooShort : null
}

/** Each field's own fault, so that all are said at once (AUTH-25). */
export function passwordFaults(
  password: string,
  confirmPassword: string,
): { password?: string; confirmPassword?: string } {
  return {
    ...(password.length < MIN_PASSWORD && { password: passwordTooShort }),
    ...(password !== confirmPassword && { confirmPassword: passwordsDiffer }),
  }
}

export const nameMissing = 'First name and last name are required'
export const emailMissing = 'Email is required'

const address = z
  .string({ error: emailMissing })
  .trim()
  .toLowerCase()
  .max(254, 'This email address is too long')
/** Longer than what a new one may have: those that were chosen before still open their accounts. */
const password = (missing: string) => z.string({ error: missing }).max(1_000, 'This password is too long')
const chosenPassword = (missing: string) =>
  z.string({ error: missing }).max(MAX_PASSWORD, `Password may have up to ${MAX_PASSWORD} characters`)

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
    /** Of an authenticator app, or a recovery code: asked for (422, about `code`) where the account has such a factor. */
    code: z.string().max(64).optional(),
    timeZone: z.string().max(64).optional(),
  }),
  response: user,
})

/** Who may make an account on this server. */
export const signUpModes = ['open', 'invited', 'domains'] as const

/** What keeps an address from an account of its own, and what helps. */
export function closedSignUp({ who, domains }: { who: string; domains: readonly string[] }): string {
  const byInvitation = 'ask an admin of your company, or whoever runs this server, to invite this address.'
  return who === 'domains'
    ? `On this server accounts are for addresses of ${domains.join(', ')}. With another one, ${byInvitation}`
    : `On this server accounts are made by invitation: ${byInvitation}`
}

export const getSignUp = endpoint({
  method: 'GET',
  path: '/api/auth/signup',
  summary: 'Who may make an account on this server',
  access: 'public',
  response: z.object({ who: z.enum(signUpModes), domains: z.array(z.string()) }),
})

export const signUp = endpoint({
  method: 'POST',
  path: '/api/auth/signup',
  summary: 'Make an account with email and password',
  access: 'public',
  body: z.object({
    name: z
      .string({ error: 'Full name is required' })
      .overwrite(shownLine)
      .trim()
      .max(200, 'This name is too long'),
    email: address,
    password: chosenPassword('Password is required'),
    confirmPassword: chosenPassword('Confirm password is required'),
    timeZone: z.string().max(64).optional(),
    /** Of the browser, where it is one of ours. */
    language: languageCode.optional(),
  }),
  response: user,
  status: 201,
})

const token = z.string().max(200)
const newPassword = {
  password: chosenPassword('Password is required'),
  confirmPassword: chosenPassword('Confirm password is required'),
}
const said = z.object({ message: z.string() })

/** Whoever holds the link that went to the address confirms it, by a click on the page, not by opening it (threat 14). */
export const confirmAddress = endpoint({
  method: 'POST',
  path: '/api/auth/confirm',
  summary: 'Confirm an address with the token of the mailed link; signs in',
  access: 'public',
  body: z.object({ token, timeZone: z.string().max(64).optional() }),
  response: z.object({
    user,
    /** True where nobody has chosen a password that may stay: a new one is chosen. */
    needsPassword: z.boolean(),
  }),
})

/** What a mailed link would confirm: a sign-up, a guest's account, or another address of an account. */
export const linkPurposes = ['confirm', 'claim', 'address'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

export const checkConfirmLink = endpoint({
  method: 'GET',
  path: '/api/auth/confirm/{token}',
  summary: 'What a mailed link is for and whether it still works; changes nothing',
  access: 'public',
  params: z.object({ token }),
  response: z.object({
    state: z.enum(['valid', 'expired', 'used', 'unknown']),
    /** Null for an unknown link. */
    link: z
      .object({
        purpose: z.enum(linkPurposes),
        address: z.string(),
        /** An address is added only to the account that asked for it, in a browser that is signed in to it. */
        signInFirst: z.boolean(),
      })
      .nullable(),
  }),
})

/** With the token of a link that is over, or signed in while the address waits; the answer tells nothing more. */
export const resendConfirmLink = endpoint({
  method: 'POST',
  path: '/api/auth/confirm/resend',
  summary: 'Mail a new confirmation link to the address that waits for it',
  access: 'public',
  body: z.object({ token: token.optional() }),
  response: said,
})

/** The same answer whether or not there is such an account (AUTH-29). */
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Mail a link to choose a new password',
  access: 'public',
  body: z.object({ email: address }),
  /** `leavesServer`: false where no relay is set and the mail waits in the outbox of the server's owner. */
  response: said.extend({ leavesServer: z.boolean() }),
})

export const verifyResetToken = endpoint({
  method: 'GET',
  path: '/api/auth/verify-reset-token/{token}',
  summary: 'Whether a link to choose a new password still works',
  access: 'public',
  params: z.object({ token }),
  response: z.object({ valid: z.boolean(), message: z.string() }),
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Choose a new password with the token of the mailed link; all other sessions end',
  access: 'public',
  body: z.object({ token, ...newPassword }),
  response: said,
})

/** ENT-08. */
export const linkedAccount = z.object({
  /** 0 for the password, of which each account has at most one. */
  id: z.number(),
  provider: z.enum(['google', 'email']),
  email: z.string(),
  linkedAt: isoMoment,
  lastUsed: isoMoment.nullable(),
  isActive: z.boolean(),
})
export type LinkedAccount = z.infer<typeof linkedAccount>

export const listLinkedAccounts = endpoint({
  method: 'GET',
  path: '/api/auth/linked-accounts',
  summary: 'The ways in which the person can sign in',
  access: 'person',
  isForBrowser: true,
  response: z.array(linkedAccount),
})

export const linkEmail = endpoint({
  method: 'POST',
  path: '/api/auth/link-email',
  summary: 'Add a password to an account without one',
  access: 'person',
  body: z.object(newPassword),
  response: linkedAccount,
})

export const unlinkAccount = endpoint({
  method: 'DELETE',
  path: '/api/auth/unlink/{provider}',
  summary: 'Take away one way to sign in, never the last one',
  access: 'person',
  params: z.object({ provider: z.enum(['google', 'email'], { error: 'The provider is google or email' }) }),
  response: said,
})

/** Another email is only asked for here: it counts once its mailed link is opened. */
export const updateUser = endpoint({
  method: 'PUT',
  path: '/api/auth/user',
  summary: 'Change the own name, or ask for another address',
  access: 'person',
  body: z.object({
    firstName: z.string({ error: nameMissing }).overwrite(shownLine).trim().max(100, 'This name is too long'),
    lastName: z.string({ error: nameMissing }).overwrite(shownLine).trim().max(100, 'This name is too long'),
    email: address,
  }),
  response: user,
})

export const setLanguage = endpoint({
  method: 'PUT',
  path: '/api/auth/language',
  summary: 'Choose the language of our mails; null is that of the own mails',
  access: 'session',
  body: z.object({ language: languageCode.nullable() }),
  response: user,
})

/** A browser in which the person is signed in. */
export const openSession = z.object({
  id: z.number(),
  /** Such as "Firefox on Linux". */
  device: z.string(),
  createdAt: isoMoment,
  /** To the hour. */
  lastUsed: isoMoment,
  isCurrent: z.boolean(),
})
export type OpenSession = z.infer<typeof openSession>

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  summary: 'The browsers in which the person is signed in',
  access: 'person',
  isForBrowser: true,
  response: z.array(openSession),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/{id}',
  summary: 'Sign out one browser',
  access: 'person',
  params: z.object({ id: idParam }),
  response: said,
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions',
  summary: 'Sign out every browser but this one',
  access: 'person',
  response: z.object({ ended: z.number() }),
})

/** `?error=` with which Google's way back says why nobody was signed in or nothing linked (AUTH-29). */
export const googleFailures = {
  google_not_configured: 'Google sign-in is not set up on this server',
  google_cancelled: 'Google sign-in was cancelled.',
  google_unconfirmed: 'Google has not confirmed this address. Sign in with your password instead.',
  google_expired: 'Google sign-in took too long or was started elsewhere. Please try again.',
  google_unreachable: 'Google could not be reached. Please try again in a moment.',
  google_too_often: 'Too many tries with Google. Wait 15 minutes and try again.',
  google_taken: 'This Google account is linked to another account here.',
  google_other: 'Your account is linked to another Google account. Unlink that one first.',
  google_confirm_first: 'Confirm your address first, then link Google.',
  google_closed: 'There is no account for this address, and on this server accounts are made by invitation.',
  google_second_factor: 'This account asks for a code too. Sign in with your email and password.',
  google_disabled: 'This account is disabled. Write to whoever runs this server.',
  google_failed: 'Google sign-in did not work. Please try again.',
} as const
export type GoogleFailure = keyof typeof googleFailures
