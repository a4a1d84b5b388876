// Settings on the wire: the archive of all that is a person's, the end of the account, and the state of its mail.
import { z } from 'zod'
import { firstAgent } from '../../crew/crew.ts'
import { endpoint, idParam, isoMoment } from '../../kit/contract.ts'

/** Days that an archive can be downloaded (SET-14). */
export const EXPORT_DAYS = 7

export const exportState = z.object({
  id: z.number(),
  status: z.enum(['queued', 'running', 'ready', 'failed']),
  /** Records and mails that are in it so far, and in all; 0 of 0 before it is begun. */
  done: z.number(),
  total: z.number(),
  /** Bytes; null until it is ready. */
  size: z.number().nullable(),
  createdAt: isoMoment,
  /** When it goes; null until it is ready. */
  expiresAt: isoMoment.nullable(),
})
export type ExportState = z.infer<typeof exportState>

export const getExport = endpoint({
  method: 'GET',
  path: '/api/account/export',
  isForBrowser: true,
  summary: 'The latest archive of everything that you own or wrote; null without one',
  access: 'session',
  response: z.object({ export: exportState.nullable() }),
})

export const requestExport = endpoint({
  method: 'POST',
  path: '/api/account/export',
  isForBrowser: true,
  summary: 'Have an archive made of everything that you own or wrote',
  access: 'session',
  response: exportState,
  status: 201,
})

export const downloadExport = endpoint({
  method: 'GET',
  path: '/api/account/export/{id}/archive',
  isForBrowser: true,
  summary: 'The archive as a zip file, for seven days and for its owner alone',
  access: 'session',
  params: z.object({ id: idParam }),
  response: z.unknown(),
})

export const addressDiffers = 'Type the address of this account to delete it'

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/account/delete',
  isForBrowser: true,
  summary: 'Delete your account and what only it owns; ends all of its sessions',
  access: 'session',
  body: z.object({ email: z.string({ error: addressDiffers }).trim().toLowerCase() }),
  response: z.object({ deleted: z.literal(true) }),
})

export const mailState = z.object({
  /** True while mail is taken in. */
  active: z.boolean(),
  /** What is wrong while it is not; a sentence. */
  trouble: z.string().nullable(),
  /** The person owns the server, and may see its mail set-up. */
  ownsServer: z.boolean(),
  /** Of this person's mail; null before the first. */
  lastReceivedAt: isoMoment.nullable(),
  /** Every agent that takes this person's mail now, at the address that takes it (SET-22). */
  agents: z.array(
    z.object({
      type: z.string(),
      name: z.string(),
      /** What its owner calls it; empty for the address that everybody shares. */
      instanceName: z.string(),
      /** Null for one's own. */
      companyName: z.string().nullable(),
      emailAddress: z.string(),
    }),
  ),
})
export type MailState = z.infer<typeof mailState>

export const getMailState = endpoint({
  method: 'GET',
  path: '/api/account/mail',
  summary: 'Whether mail is taken in, when the last one came, and the addresses of your agents',
  access: 'session',
  response: mailState,
})

export const sendTestMail = endpoint({
  method: 'POST',
  path: '/api/account/mail/test',
  summary: `Send an example mail in your name to ${firstAgent.name}; it is handled like any other mail`,
  access: 'session',
  response: z.object({ subject: z.string() }),
  status: 201,
})
