// Bodies are JSON and nothing else (API-03).
import type { FastifyInstance } from 'fastify'

/** Other content types are refused; an empty body is none; `__proto__` keys are refused. */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    // The framework's parser answers through `done`.
    void parse(request, body, done)
  })
}
