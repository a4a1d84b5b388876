// Leaving one kind of mail: a page that asks on GET, and the one-click POST of mail programs (RFC 8058).
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { pagePolicy } from './security-headers.ts'

/** By the secret part of a link: what it is for, and leaving it; null for a link that is none of ours. */
export interface Unsubscribing {
  find: (token: string) => Promise<{ label: string } | null>
  unsubscribe: (token: string) => Promise<{ label: string } | null>
}

const style = `:root{color-scheme:light dark;--canvas:light-dark(#f7f6f3,#141211);--surface:light-dark(#fefdfc,#1c1b19);--line:light-dark(#e1dfdb,#302d2b);--ink:light-dark(#1e1b19,#eeede9);--ink-2:light-dark(#54514c,#b5b2ad);--accent:light-dark(#045b57,#77cdc2);--on-accent:light-dark(#fff,#031a19)}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--canvas);color:var(--ink);font:16px/1.5 "Instrument Sans","Helvetica Neue",Helvetica,Arial,sans-serif}
main{box-sizing:border-box;width:min(440px,calc(100vw - 32px));padding:28px;border-radius:12px;background:var(--surface);box-shadow:0 0 0 1px var(--line);overflow-wrap:anywhere}
h1{margin:0 0 8px;font-size:20px;line-height:1.3}p{margin:0 0 20px;color:var(--ink-2)}p:last-child{margin:0}
button{font-family:inherit;font-size:15px;font-weight:600;line-height:20px;padding:12px 18px;border:0;border-radius:6px;background:var(--accent);color:var(--on-accent);cursor:pointer}
a{color:var(--accent)}:focus-visible{outline:2px solid var(--accent);outline-offset:2px}`

/** Nobody has to be signed in: the token in the address is the permission, for its kind of mail alone. */
export async function mountUnsubscribe(app: FastifyInstance, unsubscribing: Unsubscribing): Promise<void> {
  await app.register(async (pages) => {
    // Mail programs send List-Unsubscribe=One-Click as a form; what it says changes nothing, so it is not read.
    const forms = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain']
    pages.addContentTypeParser(forms, { parseAs: 'string', bodyLimit: 16_384 }, (_request, _body, done) =>
      done(null, undefined),
    )
    pages.get<{ Params: { token: string } }>('/unsubscribe/:token', async ({ params, host }, reply) => {
      const found = await unsubscribing.find(params.token)
      return sendPage(
        reply,
        host,
        found === null ? 404 : 200,
        found === null ? unknownLink : question(found.label),
      )
    })
    pages.post<{ Params: { token: string } }>('/unsubscribe/:token', async ({ params, host }, reply) => {
      const left = await unsubscribing.unsubscribe(params.token)
      return sendPage(
        reply,
        host,
        left === null ? 404 : 200,
        left === null ? unknownLink : goodbye(left.label),
      )
    })
  })
}

interface Page {
  title: string
  html: string
}

/* The form posts to the address of the page itself. */
const question = (label: string): Page => ({
  title: `Switch off \u201c${label}\u201d?`,
  html: `<p>You will get no more mails of this kind. Everything stays in the app.</p>
<form method="post"><button type="submit">Unsubscribe</button></form>`,
})

const goodbye = (label: string): Page => ({
  title: `\u201c${label}\u201d is off`,
  html: `<p>You will get no more mails of this kind. You can switch it on again in your <a href="/settings">settings</a>.</p>`,
})

const unknownLink: Page = {
  title: 'This link does not work',
  html: `<p>It may have been cut off. You can switch off each kind of mail in your <a href="/settings">settings</a>.</p>`,
}

function sendPage(reply: FastifyReply, host: string, status: number, { title, html }: Page): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', pagePolicy(nonce, host))
    .send(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} \u00b7 Mailcrew</title><style nonce="${nonce}">${style}</style></head>
<body><main><h1>${title}</h1>
${html}
</main></body></html>
`)
}
