// A draft as the receipt of the mail that made it shows it, and how the mail is named as its way in.
import type { MailContext } from '../../../agent/agent.ts'
import type { Acting } from '../../../kit/acting.ts'
import { wordsIn } from '../../../mail/words/words.ts'
import type { Way } from '../articles/article-acts.ts'
import type { ArticleRow } from '../articles/article-store.ts'
import { keeperIn, mayPublish } from '../keeper.ts'
import type { FaqServices } from './faq-services.ts'
import { madeArticle } from './knowledge-receipt.ts'
import { type Part, part } from './mail-part.ts'

export const actingIn = ({ db }: FaqServices, { scope, at }: MailContext): Acting => ({ db, scope, at })

export const wayOf = ({ mail: { mailId, threadId } }: MailContext): Way => ({ via: 'mail', mailId, threadId })

export function draftPart({ publicUrl }: FaqServices, { mail, scope }: MailContext, draft: ArticleRow): Part {
  const { knowledge: words } = wordsIn(mail.language)
  return part(words.drafts(1), {
    made: [madeArticle(draft, publicUrl, mail)],
    sections: [{ kind: 'paragraph', text: draft.text.slice(0, 2_000) }],
    notes: [mayPublish(scope, keeperIn(draft)) ? words.decide : words.waitsForManager],
    help: ['#approve', '#decline'],
  })
}
