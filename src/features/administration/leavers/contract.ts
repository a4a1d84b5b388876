// What the owner of the server does for somebody who leaves: hands over the work, exports the data, deletes the account.
import { z } from 'zod'
import { endpoint, idParam } from '../../../kit/contract.ts'
import { addressDiffers, exportState } from '../../settings/contract.ts'

const ofOwner = { access: 'session', isForBrowser: true } as const
const params = z.object({ id: idParam })

export const heirMissing = 'Enter the address of who takes over'

export const handOverResult = z.object({
  /** "3 tasks"; empty where there was nothing. */
  given: z.array(z.string()),
  /** Companies of the account in which the other person is no member: nothing was handed over there. */
  apart: z.array(z.string()),
})
export type HandOverResult = z.infer<typeof handOverResult>

export const getAccountExport = endpoint({
  ...ofOwner,
  method: 'GET',
  path: '/api/server/accounts/{id}/export',
  summary: 'For the owner of the server: the latest archive of an account; null without one',
  params,
  response: z.object({ export: exportState.nullable() }),
})

export const exportAccount = endpoint({
  ...ofOwner,
  method: 'POST',
  path: '/api/server/accounts/{id}/export',
  summary: 'Have an archive made of everything that an account owns or wrote',
  params,
  response: exportState,
  status: 201,
})

export const downloadAccountExport = endpoint({
  ...ofOwner,
  method: 'GET',
  path: '/api/server/accounts/{id}/export/{exportId}/archive',
  summary: 'The archive of an account as a zip file, for the owner of the server',
  params: params.extend({ exportId: idParam }),
  response: z.unknown(),
})

export const handOverAccount = endpoint({
  ...ofOwner,
  method: 'POST',
  path: '/api/server/accounts/{id}/hand-over',
  summary:
    'Hand the open work of an account over to another account, in the companies of both and, if asked for, of Personal',
  params,
  body: z.object({
    /** The address of the account that takes over. */
    to: z.string({ error: heirMissing }).trim().toLowerCase().min(1, heirMissing).max(254),
    /** Personal projects too, with their mails. */
    withPersonal: z.boolean().default(false),
  }),
  response: handOverResult,
})

export const deleteOtherAccount = endpoint({
  ...ofOwner,
  method: 'POST',
  path: '/api/server/accounts/{id}/delete',
  summary: 'Delete an account and what only it owns; `email` is its address, typed to confirm',
  params,
  body: z.object({ email: z.string({ error: addressDiffers }).trim().toLowerCase() }),
  response: z.object({ deleted: z.literal(true) }),
})
