// Addresses from which mail came back, on the wire.
import { z } from 'zod'
import { endpoint, idParam, isoMoment } from '../../kit/contract.ts'

export const suppressedAddress = z.object({
  id: z.number(),
  address: z.string(),
  /** What the other server said. */
  reason: z.string(),
  /** Of the mail that came back. */
  subject: z.string(),
  /** Of a company's; null for the person's own. */
  companyName: z.string().nullable(),
  since: isoMoment,
})
export type SuppressedAddress = z.infer<typeof suppressedAddress>

const suppressedAddresses = z.object({ addresses: z.array(suppressedAddress) })
export type SuppressedAddresses = z.infer<typeof suppressedAddresses>

export const listSuppressed = endpoint({
  method: 'GET',
  path: '/api/undelivered/addresses',
  summary:
    'Addresses to which no more mail goes for you, and for companies that you manage, since it came back',
  access: 'session',
  response: suppressedAddresses,
})

export const liftSuppressed = endpoint({
  method: 'DELETE',
  path: '/api/undelivered/addresses/{id}',
  summary: 'Let mail go to such an address again',
  access: 'session',
  params: z.object({ id: idParam }),
  response: suppressedAddresses,
})
