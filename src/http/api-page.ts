// The contracts as a page to read, at /api/docs (API-75): no script, no file from elsewhere.
import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { AnyEndpoint } from '../kit/contract.ts'
import type { Served } from '../kit/serve.ts'
import { type Json, schemaOf } from './openapi.ts'
import { pagePolicy } from './security-headers.ts'

const style = `body{font:15px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
summary{cursor:pointer;padding:.3rem 0}code,pre{font:13px/1.5 ui-monospace,monospace}pre{overflow-x:auto}`

export function mountApiPage(app: FastifyInstance, routes: readonly Served[]): void {
  app.get('/api/docs', async (request, reply) => {
    const nonce = randomBytes(16).toString('base64')
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', pagePolicy(nonce, request.host))
      .send(
        apiPage(
          routes.map((served) => served.endpoint),
          nonce,
        ),
      )
  })
}

export function apiPage(endpoints: readonly AnyEndpoint[], nonce: string): string {
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mailcrew API</title><style nonce="${nonce}">${style}</style>
<h1>Mailcrew API</h1>
<p>The same as a document for machines: <a href="/api/openapi.json">openapi.json</a>.</p>
${endpoints.map(entry).join('\n')}
</html>
`
}

function entry(endpoint: AnyEndpoint): string {
  const parts: [string, Json][] = [
    ['Path', schemaOf(endpoint.params, 'input')],
    ['Query', schemaOf(endpoint.query, 'input')],
    ['Body', schemaOf(endpoint.body, 'input')],
    [`Answer ${endpoint.status}`, schemaOf(endpoint.response, 'output')],
  ]
  const shown = parts.filter(([, schema]) => Object.keys((schema.properties ?? schema) as Json).length > 0)
  return `<details><summary><code>${endpoint.method} ${escape(endpoint.path)}</code> ${escape(endpoint.summary)}</summary>
<p>Access: ${endpoint.access}</p>
${shown.map(([name, schema]) => `<h4>${name}</h4><pre>${escape(JSON.stringify(schema, null, 2))}</pre>`).join('')}</details>`
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
