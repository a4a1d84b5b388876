// The page behind the undo link of a mail: it asks, and takes back on a press; the secret of the link proves who.

import type { Clock } from '../../../kit/clock.ts'
import { asSystem } from '../../../kit/db/acting-database.ts'
import type { FormAnswer, FormPage } from '../../../kit/form-page.ts'
import type { SystemScope } from '../../../kit/scope.ts'
import { escapeHtml } from '../../../mail/layout-html.ts'
import type { LanguageCode } from '../../../mail/words/contract.ts'
import { wordsIn } from '../../../mail/words/words.ts'
import { undoableSince } from '../../../records/undo.ts'
import { everyContext } from '../../../routing/every-context.ts'
import { hashToken, readingLanguage } from '../../accounts/index.ts'
import { type ActServices, takeBack } from './act-by-mail.ts'
import { mailOfLink, writeActs } from './copilot-mail-store.ts'

export interface UndoPageServices extends ActServices {
  system: SystemScope
  clock: Clock
}

export const undoPath = (token: string) => `/copilot/undo/${token}`

export function undoPage(services: UndoPageServices): FormPage {
  const { db, clock, system } = services
  const find = (token: string) => mailOfLink(asSystem(db, system), hashToken(token), undoableSince(clock()))
  const languageOf = (userId: number) => readingLanguage(asSystem(db, system), userId)
  return {
    path: undoPath(':token'),
    async show(token) {
      const mail = await find(token)
      if (!mail) return gone('en', 404)
      const language = await languageOf(mail.userId)
      return mail.state === 'done' ? question(language, mail.acts) : gone(language, 200)
    },
    submit: (token) =>
      db.repeatable(async () => {
        const mail = await find(token)
        if (!mail) return gone('en', 404)
        const language = await languageOf(mail.userId)
        if (mail.state !== 'done') return gone(language, 409)
        const [own] = everyContext({ userId: mail.userId }, [])
        if (!own) return gone(language, 409)
        const { kept } = await takeBack(services, { db, scope: own.scope, at: clock() }, mail.acts)
        await writeActs(db, own.scope, mail.id, { state: 'undone' })
        return done(language, kept)
      }),
  }
}

const page = (
  language: LanguageCode,
  status: FormAnswer['status'],
  title: string,
  html: string,
): FormAnswer => ({ status, language, title, html: `<h1>${escapeHtml(title)}</h1>\n${html}` })

type ShownActs = readonly { changes: readonly { title: string; after: string }[] }[]

function question(language: LanguageCode, acts: ShownActs): FormAnswer {
  const { page: words } = wordsIn(language).copilot
  const changes = acts.flatMap((one) => one.changes)
  const rows = changes.map(({ title, after }) => `<li>${escapeHtml(`${title} \u2192 ${after}`)}</li>`)
  return page(
    language,
    200,
    words.question(changes.length),
    `<ul>${rows.join('')}</ul>
<form method="post"><button type="submit">${escapeHtml(words.button)}</button></form>`,
  )
}

function done(language: LanguageCode, kept: readonly string[]): FormAnswer {
  const { page: words } = wordsIn(language).copilot
  const rows = kept.map((one) => `<li>${escapeHtml(one)}</li>`)
  const list = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : ''
  return page(language, 200, words.done, `<p>${escapeHtml(words.doneWhy)}</p>${list}`)
}

function gone(language: LanguageCode, status: FormAnswer['status']): FormAnswer {
  const { page: words } = wordsIn(language).copilot
  return page(language, status, words.gone, `<p>${escapeHtml(words.goneWhy)}</p>`)
}
