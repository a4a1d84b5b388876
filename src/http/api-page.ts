// The contracts as a page to read, at /api/docs (API-75): no script, no file from elsewhere.
import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Access, AnyEndpoint } from '../kit/contract.ts'
import type { Served } from '../kit/serve.ts'
import { fieldsOf } from './api-fields.ts'
import { scopeNeeded } from './bearer.ts'
import { browserWays } from './browser-ways.ts'
import { schemaOf } from './openapi.ts'
import { brand, brandStyle } from './plain-page-style.ts'
import { pagePolicy } from './security-headers.ts'

const style = `
:root{color-scheme:light dark;--line:light-dark(#e3e1dc,#34332f);--soft:light-dark(#625e57,#a6a29a);--well:light-dark(#f3f1ec,#232220);--accent:light-dark(#045b57,#77cdc2);--ink:light-dark(#1f1d1a,#eceae5)}
body{font:15px/1.55 "Instrument Sans","Helvetica Neue",Helvetica,Arial,sans-serif;max-width:60rem;margin:0 auto;padding:2rem 1rem 6rem;background:light-dark(#fbfaf8,#1a1917);color:light-dark(#1f1d1a,#eceae5)}
a{color:var(--accent)}h1{font-size:1.75rem;margin:0 0 .5rem}h2{font-size:1.15rem;margin:2.5rem 0 .25rem;text-transform:capitalize}
code,pre{font:13px/1.5 ui-monospace,monospace;overflow-wrap:anywhere}pre{background:var(--well);border-radius:8px;padding:.75rem 1rem;overflow-x:auto}
nav{columns:12rem auto;margin:1rem 0}nav a{display:block;text-transform:capitalize}
details{border-top:1px solid var(--line)}summary{cursor:pointer;padding:.55rem 0}summary b{display:inline-block;min-width:4.2rem;font:600 12px/1 ui-monospace,monospace;color:var(--accent)}
summary span{color:var(--soft)}details>div{padding:0 0 1rem}h4{margin:.9rem 0 .25rem;font-size:.85rem}p.who{margin:0;color:var(--soft)}
table{border-collapse:collapse;width:100%;font-size:13px}td{border-top:1px solid var(--line);padding:.3rem .75rem .3rem 0;vertical-align:top}td:first-child{width:40%}td i{color:var(--soft)}
${brandStyle}`

const who: Record<Access, string> = {
  public: 'Anybody',
  person: 'Whoever is signed in',
  session: 'Whoever is signed in, in the context of the call',
  member: 'Members of the company',
  manager: 'Managers and admins of the company',
  admin: 'Admins of the company',
}

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
          `${request.protocol}://${request.host}`,
        ),
      )
  })
}

/** One section for each noun: the word after /api. */
export function apiPage(endpoints: readonly AnyEndpoint[], nonce: string, origin: string): string {
  const nouns = new Map<string, AnyEndpoint[]>()
  for (const endpoint of endpoints) {
    const noun = endpoint.path.split('/')[2] ?? 'other'
    nouns.set(noun, [...(nouns.get(noun) ?? []), endpoint])
  }
  const sections = [...nouns].sort(([one], [other]) => one.localeCompare(other))
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mailcrew API</title><style nonce="${nonce}">${style}</style>
<main>${brand}<h1>Mailcrew API</h1>
<p>JSON over HTTPS. For machines, the same as an OpenAPI document: <a href="/api/openapi.json">openapi.json</a>.</p>
<p>Make a token in your settings and send it with each call. It acts as you, within its scopes:</p>
<pre>curl -H "Authorization: Bearer $TOKEN" ${escape(origin)}/api/projects</pre>
<p>Calls are answered in your personal context; name a company with <code>X-Company-Id</code>, or by its address below
<code>/api/companies/{id}</code>. A failure is <code>{"message", "code", "details"}</code> with a status of 4xx or 5xx:
401 without a valid token, 403 where you may not, 404 for what is not there or not yours, 422 for input that does not fit,
429 with <code>Retry-After</code> when it is too much. Moments are ISO 8601 in UTC.</p>
<nav>${[...sections.map(([noun]) => noun), BROWSER].map((noun) => `<a href="#${escape(noun)}">${escape(words(noun))}</a>`).join('')}</nav>
${sections.map(([noun, of]) => section(noun, of)).join('\n')}
${browserSection()}
</main></html>
`
}

function section(noun: string, endpoints: readonly AnyEndpoint[]): string {
  return `<h2 id="${escape(noun)}">${escape(words(noun))}</h2>\n${endpoints.map(entry).join('\n')}`
}

const BROWSER = 'in-the-browser'

function browserSection(): string {
  const ways = browserWays.map(({ path, summary, query }) => {
    const rows = query.map(
      ({ name, description }) =>
        `<tr><td><code>${name}</code><td>string <i>optional</i> <i>${escape(description)}</i></tr>`,
    )
    return `<details><summary><b>GET</b><code>${path}</code> <span>${summary}</span></summary>
<div><p class="who">Anybody · in the browser only · leads on by 302</p>
${rows.length > 0 ? `<h4>Query</h4><table>${rows.join('')}</table>` : ''}</div></details>`
  })
  return `<h2 id="${BROWSER}">${words(BROWSER)}</h2>\n${ways.join('\n')}`
}

const words = (noun: string) => noun.replaceAll('-', ' ').replace(/\.json$/, '')

function entry(endpoint: AnyEndpoint): string {
  const parts: [string, string][] = [
    ['Path', table(endpoint.params, 'input')],
    ['Query', table(endpoint.query, 'input')],
    ['Body', table(endpoint.body, 'input')],
    [`Answer ${endpoint.status}`, table(endpoint.response, 'output')],
  ]
  return `<details><summary><b>${endpoint.method}</b><code>${escape(endpoint.path)}</code> <span>${escape(endpoint.summary)}</span></summary>
<div><p class="who">${who[endpoint.access]} · ${tokenWords(endpoint)}</p>
${parts.map(([name, fields]) => (fields ? `<h4>${name}</h4>${fields}` : '')).join('')}</div></details>`
}

function tokenWords(endpoint: AnyEndpoint): string {
  const scope = scopeNeeded(endpoint)
  return scope === null ? 'in the browser only' : `token scope ${scope}`
}

function table(schema: AnyEndpoint['params'], io: 'input' | 'output'): string {
  const rows = fieldsOf(schemaOf(schema, io)).map(
    ({ path, type, isRequired, description }) =>
      `<tr><td><code>${escape(path)}</code><td>${escape(type)}${isRequired || io === 'output' ? '' : ' <i>optional</i>'}${description ? ` <i>${escape(description)}</i>` : ''}</tr>`,
  )
  return rows.length > 0 ? `<table>${rows.join('')}</table>` : ''
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
