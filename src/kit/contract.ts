// One zod schema pair per endpoint: it types both ends, validates in and out, and makes the OpenAPI text.
import { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call: `public` nobody is asked; `person` anybody signed in, whatever the context, with an
 * unconfirmed address too (AUTH-29); `session` any signed-in person, in the context of the call;
 * `member`, `manager`, `admin` need that role in the company of the call (COMP-19).
 */
export type Access = 'public' | 'person' | 'session' | 'member' | 'manager' | 'admin'

export interface Endpoint<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
> {
  readonly method: Method
  /** With parameters in braces: /api/tasks/{id}. */
  readonly path: string
  readonly summary: string
  readonly access: Access
  readonly params: P
  readonly query: Q
  readonly body: B
  readonly response: R
  /** Status of a good answer: 201 where something is made, else 200 (API-75). */
  readonly status: 200 | 201
  /** No API token may make this call: what would let a stolen one stay, or end the account. */
  readonly isForBrowser: boolean
  /** Of the body, where it may be larger than others; nobody but who is signed in may send so much. */
  readonly mostBytes: number | null
}

export type AnyEndpoint = Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType>

const nothing = z.object({})
const noBody = z.unknown().optional()
type Nothing = typeof nothing
type NoBody = typeof noBody

interface EndpointInput<P, Q, B, R> {
  method: Method
  path: string
  summary: string
  access: Access
  params?: P
  query?: Q
  body?: B
  response: R
  status?: 200 | 201
  isForBrowser?: boolean
  mostBytes?: number
}

/** Declares an endpoint; what is left out is empty. */
export function endpoint<
  R extends z.ZodType,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = NoBody,
>(input: EndpointInput<P, Q, B, R>): Endpoint<P, Q, B, R> {
  return {
    ...input,
    params: orElse(input.params, nothing),
    query: orElse(input.query, nothing),
    body: orElse(input.body, noBody),
    status: input.status ?? 200,
    isForBrowser: input.isForBrowser ?? false,
    mostBytes: input.mostBytes ?? null,
  }
}

/** The type of what is left out is the one that its default has. */
const orElse = <T extends z.ZodType>(given: T | undefined, empty: z.ZodType): T => given ?? (empty as T)

/** Ids in addresses: positive 32-bit integers (API-75). */
export const idParam = z.coerce.number().int().positive().max(2_147_483_647)

/** A moment on the wire: ISO 8601 in UTC. */
export const isoMoment = z.string()

/** Every error body (API-75); company calls also carry success false. */
export const errorBody = z.object({
  message: z.string(),
  code: z.string(),
  details: z.unknown().optional(),
})

export type Params<E extends AnyEndpoint> = z.infer<E['params']>
export type Query<E extends AnyEndpoint> = z.infer<E['query']>
export type Body<E extends AnyEndpoint> = z.infer<E['body']>
export type Response<E extends AnyEndpoint> = z.infer<E['response']>

/** The path with its parameters filled in and the query appended. */
export function pathOf(
  endpoint: AnyEndpoint,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))
  return pairs.length > 0 ? `${path}?${search}` : path
}

/** A word of Latin letters among look-alikes of another alphabet reads as a word that it is not. */
export function mixesAlphabets(text: string): boolean {
  return text
    .split(/[^\p{L}\p{M}]+/u)
    .some((word) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word))
}
