// One HTTP call: session cookie, context header, JSON both ways, and every failure as one kind of error.
import { contextHeaders } from './acting-for.ts'

/** Any answer that is not 2xx; the message is `${status}: ${body text or status text}` (ERR-01). */
export class RequestError extends Error {
  readonly status: number
  /** The server's words for the person, when the body holds some. */
  readonly userMessage: string | undefined
  /** The server's machine-readable code, when the body holds one. */
  readonly code: string | undefined
  /** Which part of what was sent the words are about, such as "voters.0". */
  readonly field: string | undefined

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body === '' ? statusText : body}`)
    this.name = 'RequestError'
    this.status = status
    const { message, code, field } = parseErrorBody(body)
    this.userMessage = message
    this.code = code
    this.field = field
  }
}

function parseErrorBody(body: string): { message?: string; code?: string; field?: string } {
  try {
    const parsed: unknown = JSON.parse(body)
    if (typeof parsed !== 'object' || parsed === null) return {}
    const message = 'message' in parsed && typeof parsed.message === 'string' ? parsed.message : undefined
    const code = 'code' in parsed && typeof parsed.code === 'string' ? parsed.code : undefined
    const first = 'details' in parsed && Array.isArray(parsed.details) ? (parsed.details[0] as unknown) : null
    const path = typeof first === 'object' && first !== null && 'path' in first ? first.path : null
    return { message, code, ...(typeof path === 'string' && { field: path }) }
  } catch {
    return {}
  }
}

/* Milliseconds after which a read counts as failed. */
const readTimeout = 10_000

export type RequestOptions = {
  body?: unknown
  signal?: AbortSignal
  /** Milliseconds until a call is given up; 10,000 for reads, no limit for writes, which may do long work. */
  timeout?: number
  /** Where the chosen company is kept; the browser's local storage unless a test says otherwise. */
  remembered?: Pick<Storage, 'getItem'>
}

/**
 * Sends one call with the session cookie (API-01), the context header (API-02) and a JSON body (API-03).
 * Gives the parsed JSON, or undefined for an empty answer. Throws `RequestError`; a lost connection
 * throws what `fetch` throws, a read without an answer a DOMException named TimeoutError.
 */
export async function request(method: string, path: string, options: RequestOptions = {}): Promise<unknown> {
  const { body, remembered = localStorage } = options
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      ...contextHeaders(remembered),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: limit(method, options),
  })
  const text = await response.text()
  if (!response.ok) throw new RequestError(response.status, response.statusText, text)
  return text === '' ? undefined : JSON.parse(text)
}

function limit(method: string, { signal, timeout }: RequestOptions): AbortSignal | undefined {
  const milliseconds = timeout ?? (method === 'GET' ? readTimeout : undefined)
  if (milliseconds === undefined) return signal
  const late = AbortSignal.timeout(milliseconds)
  return signal === undefined ? late : AbortSignal.any([signal, late])
}

/** What to tell a person about a failed call: the server's words, else what is true of any failure. */
export function failureWords(error: unknown): string {
  if (error instanceof RequestError)
    return error.userMessage ?? `The server answered with status ${error.status}.`
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return 'The server did not answer in time. Try again in a moment.'
  }
  return 'The server could not be reached. Check your connection and try again.'
}
