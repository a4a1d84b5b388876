// Pages without a session, behind a secret in their address: a GET shows and changes nothing, a form's POST acts.
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { FormAnswer, FormPage } from '../kit/form-page.ts'
import { brand, plainPageStyle } from './plain-page-style.ts'
import { pagePolicy } from './security-headers.ts'

const MOST_BYTES = 65_536

/** Nobody has to be signed in: the token in the address is the permission, for its page alone. */
export async function mountFormPages(app: FastifyInstance, pages: readonly FormPage[]): Promise<void> {
  await app.register(async (forms) => {
    const types = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain']
    forms.addContentTypeParser(types, { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    )
    for (const page of pages) {
      forms.get<{ Params: { token: string } }>(page.path, async ({ params, host }, reply) =>
        sendPage(reply, host, await page.show(params.token)),
      )
      forms.post<{ Params: { token: string } }>(page.path, async ({ params, host, body }, reply) => {
        const form = body instanceof URLSearchParams ? body : new URLSearchParams()
        return sendPage(reply, host, await page.submit(params.token, form))
      })
    }
  })
}

function sendPage(reply: FastifyReply, host: string, answer: FormAnswer): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  const title = answer.title.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  const script = answer.script ? `<script nonce="${nonce}">${answer.script}</script>` : ''
  return reply
    .code(answer.status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('content-security-policy', pagePolicy(nonce, host))
    .send(`<!doctype html>
<html lang="${answer.language ?? 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} \u00b7 Mailcrew</title><style nonce="${nonce}">${plainPageStyle}${answer.style ?? ''}</style></head>
<body><main>
${brand}
${answer.html}
</main>${script}</body></html>
`)
}
