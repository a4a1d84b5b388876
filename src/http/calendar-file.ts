// The address that calendar programs read: whoever holds the link is let in, nobody else learns that it exists.
import type { FastifyInstance } from 'fastify'
import { AppError } from '../kit/errors.ts'

/** By the secret part of a link; null for one that is unknown or has ended. */
export type ReadCalendar = (token: string) => Promise<{ text: string; etag: string } | null>

const isToken = /^[\w-]{20,100}$/

/** A program that has the present file is told so without it (RFC 9110, 13.1.2). Nothing between may keep it. */
export function mountCalendar(app: FastifyInstance, readCalendar: ReadCalendar): void {
  app.get<{ Params: { token: string } }>('/calendar/:token.ics', async ({ params, headers }, reply) => {
    const file = isToken.test(params.token) ? await readCalendar(params.token) : null
    if (file === null) throw new AppError('not_found', 'This calendar link does not work any more')
    void reply.header('etag', file.etag).header('cache-control', 'private, no-cache')
    if (names(headers['if-none-match'], file.etag)) return reply.code(304).send()
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="mailcrew.ics"')
      .header('x-robots-tag', 'noindex')
      .send(file.text)
  })
}

/** Weak comparison, as If-None-Match asks for (RFC 9110, 8.8.3.2). */
function names(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return tags.includes('*') || tags.includes(etag)
}
