// Leaving one kind of mail: a page that asks on GET, and the one-click POST of mail programs (RFC 8058).
import type { FormAnswer, FormPage } from '../kit/form-page.ts'

/** By the secret part of a link: what it is for, and leaving it; null for a link that is none of ours. */
export interface Unsubscribing {
  find: (token: string) => Promise<{ label: string } | null>
  unsubscribe: (token: string) => Promise<{ label: string } | null>
}

/** What mail programs send as a form, List-Unsubscribe=One-Click, changes nothing, so it is not read. */
export function unsubscribePage(unsubscribing: Unsubscribing): FormPage {
  return {
    path: '/unsubscribe/:token',
    async show(token) {
      const found = await unsubscribing.find(token)
      return found === null ? unknownLink : question(found.label)
    },
    async submit(token) {
      const left = await unsubscribing.unsubscribe(token)
      return left === null ? unknownLink : goodbye(left.label)
    },
  }
}

/** The title is what the page says first, too. */
const page = (status: 200 | 404, title: string, html: string): FormAnswer => ({
  ...{ status, title },
  html: `<h1>${title}</h1>\n${html}`,
})

/* The form posts to the address of the page itself. */
const question = (label: string): FormAnswer =>
  page(
    200,
    `Switch off \u201c${label}\u201d?`,
    `<p>You will get no more mails of this kind. Everything stays in the app.</p>
<form method="post"><button type="submit">Unsubscribe</button></form>`,
  )

const goodbye = (label: string): FormAnswer =>
  page(
    200,
    `\u201c${label}\u201d is off`,
    `<p>You will get no more mails of this kind. You can switch it on again in your <a href="/settings">settings</a>.</p>`,
  )

const unknownLink = page(
  404,
  'This link does not work',
  `<p>It may have been cut off. You can switch off each kind of mail in your <a href="/settings">settings</a>.</p>`,
)
