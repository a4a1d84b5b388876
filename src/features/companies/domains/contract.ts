// A company's own mail domains on the wire: named, proved by a TXT record, and taken away (COMP-23).
import { z } from 'zod'
import { endpoint, idParam, isoMoment } from '../../../kit/contract.ts'
import { done } from '../contract.ts'

export const mailDomain = z.object({
  id: z.number(),
  domain: z.string(),
  /** The TXT record that proves it. */
  record: z.object({ name: z.string(), value: z.string() }),
  checkedAt: isoMoment.nullable(),
  provedAt: isoMoment.nullable(),
})
export type MailDomain = z.infer<typeof mailDomain>

const ofCompany = z.object({ id: idParam })
const one = z.object({ id: idParam, domainId: idParam })
const withDomain = done.extend({ data: z.object({ domain: mailDomain }) })

export const listDomains = endpoint({
  method: 'GET',
  path: '/api/companies/{id}/domains',
  summary: 'The mail domains that a company says are its own',
  access: 'admin',
  params: ofCompany,
  response: z.object({ success: z.boolean(), data: z.object({ domains: z.array(mailDomain) }) }),
})

export const addDomain = endpoint({
  method: 'POST',
  path: '/api/companies/{id}/domains',
  summary: 'Name a mail domain of the company; the answer says which TXT record proves it',
  access: 'admin',
  params: ofCompany,
  body: z.object({ domain: z.string({ error: 'A domain is required' }).max(255, 'This domain is too long') }),
  response: withDomain,
  status: 201,
})

export const checkDomain = endpoint({
  method: 'POST',
  path: '/api/companies/{id}/domains/{domainId}/check',
  summary: 'Look for the TXT record now',
  access: 'admin',
  params: one,
  response: withDomain,
})

export const removeDomain = endpoint({
  method: 'DELETE',
  path: '/api/companies/{id}/domains/{domainId}',
  summary: 'Take a mail domain away; agents at its addresses take no more mail',
  access: 'admin',
  params: one,
  response: done,
})
