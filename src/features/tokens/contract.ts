// Personal API tokens on the wire: made with a name and scopes, listed without their secret, ended.
import { z } from 'zod'
import { endpoint, idParam, isoMoment } from '../../kit/contract.ts'
import { shownLine } from '../../kit/invisible-characters.ts'

/**
 * What a token may do: `read` everything its person may see; `write` what its person may change;
 * `manage` what takes a manager or an admin of a company. How the person signs in stays with the browser.
 */
export const tokenScope = z.enum(['read', 'write', 'manage'], { error: 'Choose what the token may do' })
export type TokenScope = z.infer<typeof tokenScope>

export const apiToken = z.object({
  id: z.number(),
  name: z.string(),
  /** The last four characters. */
  ending: z.string(),
  scopes: z.array(tokenScope),
  createdAt: isoMoment,
  usedAt: isoMoment.nullable(),
  expiresAt: isoMoment.nullable(),
})
export type ApiToken = z.infer<typeof apiToken>

export const listTokens = endpoint({
  method: 'GET',
  path: '/api/tokens',
  summary: 'The API tokens of the person, newest first, without their secrets',
  access: 'person',
  response: z.object({ tokens: z.array(apiToken) }),
})

export const createToken = endpoint({
  method: 'POST',
  path: '/api/tokens',
  summary: 'Makes an API token; the answer is the only one that holds its secret',
  access: 'person',
  body: z.object({
    name: z
      .string({ error: 'Give the token a name' })
      .overwrite(shownLine)
      .trim()
      .min(1, 'Give the token a name')
      .max(100, 'This name is too long'),
    scopes: z.array(tokenScope).min(1, 'Choose what the token may do'),
    /** Left out or null, it does not end by itself. */
    days: z.number().int().min(1).max(366, 'At most a year').nullish(),
  }),
  response: z.object({ token: apiToken, secret: z.string() }),
  status: 201,
})

export const deleteToken = endpoint({
  method: 'DELETE',
  path: '/api/tokens/{id}',
  summary: 'Ends an API token at once',
  access: 'person',
  params: z.object({ id: idParam }),
  response: z.object({ success: z.literal(true) }),
})
