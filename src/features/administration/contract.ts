// What the owner of the server sees and does: accounts, companies, and who may sign up by invitation.
import { z } from 'zod'
import { endpoint, idParam, isoMoment } from '../../kit/contract.ts'
import { signUpModes } from '../accounts/contract.ts'
import { inviteeAddress, inviteeMissing, MOST_INVITED } from '../companies/invitations/contract.ts'

export const listStates = ['all', 'active', 'disabled'] as const

const page = z.object({
  search: z.string().trim().max(200).default(''),
  state: z.enum(listStates).default('all'),
  /** Those that come after the last one of the page before. */
  before: idParam.optional(),
})

const ofOwner = { access: 'session', isForBrowser: true } as const
const one = { params: z.object({ id: idParam }), response: z.object({ done: z.literal(true) }) } as const

export const serverAccount = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  createdAt: isoMoment,
  /** Of the browsers that are signed in; null without one. */
  lastUsed: isoMoment.nullable(),
  sessions: z.number(),
  companies: z.number(),
  disabledAt: isoMoment.nullable(),
  hasSecondFactor: z.boolean(),
  /** The account of who asks, which nobody can shut themselves out of. */
  isOwn: z.boolean(),
})
export type ServerAccount = z.infer<typeof serverAccount>

export const listServerAccounts = endpoint({
  ...ofOwner,
  method: 'GET',
  path: '/api/server/accounts',
  summary: 'For the owner of the server: its accounts, the latest first, 50 a page',
  query: page,
  response: z.object({ accounts: z.array(serverAccount), hasMore: z.boolean() }),
})

export const disableAccount = endpoint({
  ...ofOwner,
  ...one,
  method: 'POST',
  path: '/api/server/accounts/{id}/disable',
  summary: 'Disable an account: it is signed out, its tokens rest, and its mails are held; nothing is lost',
})

export const enableAccount = endpoint({
  ...ofOwner,
  ...one,
  method: 'POST',
  path: '/api/server/accounts/{id}/enable',
  summary: 'Enable an account that was disabled',
})

export const signOutAccount = endpoint({
  ...ofOwner,
  ...one,
  method: 'POST',
  path: '/api/server/accounts/{id}/sign-out',
  summary: 'Sign an account out of every browser',
})

export const resetFactor = endpoint({
  ...ofOwner,
  ...one,
  method: 'POST',
  path: '/api/server/accounts/{id}/reset-factor',
  summary: 'Take away the second factor of somebody who has lost it; the account is signed out everywhere',
})

export const serverCompany = z.object({
  id: z.number(),
  name: z.string(),
  createdAt: isoMoment,
  members: z.number(),
  disabledAt: isoMoment.nullable(),
})
export type ServerCompany = z.infer<typeof serverCompany>

export const listServerCompanies = endpoint({
  ...ofOwner,
  method: 'GET',
  path: '/api/server/companies',
  summary: 'For the owner of the server: its companies, the latest first, 50 a page',
  query: page,
  response: z.object({ companies: z.array(serverCompany), hasMore: z.boolean() }),
})

export const disableCompany = endpoint({
  ...ofOwner,
  ...one,
  method: 'POST',
  path: '/api/server/companies/{id}/disable',
  summary: 'Disable a company: nobody acts for it, and its agents take no mail; nothing is lost',
})

export const enableCompany = endpoint({
  ...ofOwner,
  ...one,
  method: 'POST',
  path: '/api/server/companies/{id}/enable',
  summary: 'Enable a company that was disabled',
})

export const signOutCompany = endpoint({
  ...ofOwner,
  ...one,
  method: 'POST',
  path: '/api/server/companies/{id}/sign-out',
  summary: 'Sign all members of a company out of every browser, but for who asks',
})

export const serverInvitation = z.object({ id: z.number(), address: z.string(), createdAt: isoMoment })
export type ServerInvitation = z.infer<typeof serverInvitation>

export const listServerInvitations = endpoint({
  ...ofOwner,
  method: 'GET',
  path: '/api/server/invitations',
  summary: 'For the owner of the server: who may sign up, and the addresses that were invited to',
  query: z.object({ before: idParam.optional() }),
  response: z.object({
    who: z.enum(signUpModes),
    domains: z.array(z.string()),
    invitations: z.array(serverInvitation),
    hasMore: z.boolean(),
  }),
})

export const inviteToServer = endpoint({
  ...ofOwner,
  method: 'POST',
  path: '/api/server/invitations',
  summary: 'Let an address sign up, and tell it so by mail',
  body: z.object({ email: z.string({ error: 'Email is required' }).trim().toLowerCase().max(254) }),
  response: serverInvitation,
  status: 201,
})

export const inviteManyToServer = endpoint({
  ...ofOwner,
  method: 'POST',
  path: '/api/server/invitations/many',
  summary: 'Let up to 100 addresses sign up; the answer says of each whether it is invited, and else why not',
  body: z.object({
    emails: z
      .array(inviteeAddress)
      .min(1, inviteeMissing)
      .max(MOST_INVITED, `At most ${MOST_INVITED} people can be invited at once`),
  }),
  response: z.object({
    invitations: z.array(serverInvitation),
    refused: z.array(z.object({ email: z.string(), reason: z.string() })),
  }),
  status: 201,
})

export const takeBackInvitation = endpoint({
  ...ofOwner,
  ...one,
  method: 'DELETE',
  path: '/api/server/invitations/{id}',
  summary: 'Take back an invitation: an account that was made with it stays',
})
