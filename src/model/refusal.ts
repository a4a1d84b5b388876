// Reads what a model server said when it refused a request, also where it said so with status 200.
import { APICallError } from '@ai-sdk/provider'

/** What a server said when it refused a request. */
export interface Refusal {
  status: number
  /** Its message, in lower case. */
  text: string
}

/** Characters of a message that are looked at. */
const MESSAGE_LENGTH = 2_000

/** Null where no answer came at all. */
export function refusalOf(error: unknown): Refusal | null {
  if (!APICallError.isInstance(error) || error.statusCode === undefined) return null
  const body = (error.responseBody ?? '').slice(0, MESSAGE_LENGTH)
  const inner = error.statusCode === 200 ? statusIn(error.responseBody ?? '') : null
  return { status: inner ?? error.statusCode, text: body.toLowerCase() }
}

/** Gateways answer 200 and put the status of the provider into the body: {"error": {"code": 429, …}}. */
function statusIn(body: string): number | null {
  try {
    const { error } = JSON.parse(body) as { error?: { code?: unknown; status?: unknown } }
    const status = Number(error?.code ?? error?.status)
    return status >= 400 && status < 600 ? status : null
  } catch {
    return null
  }
}
