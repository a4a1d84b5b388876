// Calls an endpoint whose answer may come as events: each is told as it comes, and the last one is the response.
import { type AnyEndpoint, pathOf, type Response as ResponseOf } from '../kit/contract.ts'
import { contextHeaders } from './acting-for.ts'
import type { ApiInput } from './api.ts'
import { RequestError } from './request.ts'

/** Throws as `request` does; also where the events end without an answer. */
export async function streamed<E extends AnyEndpoint>(
  endpoint: E,
  { body, signal }: Pick<ApiInput<E> & { body?: unknown; signal?: AbortSignal }, 'body' | 'signal'>,
  tell: (event: string, data: unknown) => void,
): Promise<ResponseOf<E>> {
  const response = await fetch(pathOf(endpoint), {
    method: endpoint.method,
    credentials: 'include',
    headers: {
      accept: 'text/event-stream, application/json',
      'content-type': 'application/json',
      ...contextHeaders(localStorage),
    },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
  if (!response.ok || !isStream || !response.body) {
    const text = await response.text()
    if (!response.ok) throw new RequestError(response.status, response.statusText, text)
    return JSON.parse(text) as ResponseOf<E>
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) throw new TypeError('the answer broke off')
    const blocks = `${rest}${value}`.split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const { event, data } = eventIn(block)
      if (event === 'answer') return data as ResponseOf<E>
      if (event === 'failed') throw failureIn(data)
      tell(event, data)
    }
  }
}

function eventIn(block: string): { event: string; data: unknown } {
  const lines = block.split('\n')
  const valueOf = (field: string) =>
    lines.find((line) => line.startsWith(`${field}: `))?.slice(field.length + 2) ?? ''
  return { event: valueOf('event'), data: JSON.parse(valueOf('data') || 'null') }
}

function failureIn(data: unknown): RequestError {
  const { status = 500 } = data as { status?: number }
  return new RequestError(status, '', JSON.stringify(data))
}
