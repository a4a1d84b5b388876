// Asks the owner of an article by mail whether it is still true, on the day on which it is to be verified.
import { actingAs } from '../../../kit/db/acting-database.ts'
import type { LayoutSection } from '../../../mail/layout-parts.ts'
import { dayWords } from '../../../mail/words/days.ts'
import { wordsIn } from '../../../mail/words/words.ts'
import type { ArticleRow } from '../articles/article-store.ts'
import { excerptOf } from '../articles/article-text.ts'
import { writeArticle } from '../articles/article-write-store.ts'
import { dayOf } from '../articles/verify-day.ts'
import { articlePath } from '../contract.ts'
import { keeperIn } from '../keeper.ts'
import { tellKnowledge } from '../knowledge-events.ts'
import { articleSubject } from '../knowledge-subject.ts'
import { insiders } from '../people-store.ts'
import { fromAddress, type SendingServices, sendToPerson, threadWith } from './send-to-person.ts'

/** It is locked. Where its owner has left, the first who may approve is asked. */
export async function askWhetherTrue(services: SendingServices, article: ArticleRow): Promise<void> {
  const { db, system, publicUrl, clock } = services
  const at = clock()
  const { id, title, verifyBy, verifiedAt, verifyAskedAt, status } = article
  if (status !== 'published' || verifyBy === null || verifyAskedAt !== null || verifyBy > dayOf(at)) return
  const keeper = keeperIn(article)
  const people = await insiders(actingAs(db, system), keeper)
  const owner =
    people.find((one) => one.id === article.knowledgeOwnerId) ?? people.find(({ role }) => role !== 'member')
  // Whether or not there is somebody to ask: the page shows that its day is over.
  await writeArticle(db, id, { verifyAskedAt: at }, article.updatedAt)
  await tellKnowledge(db, system, keeper, { articleIds: [id] })
  if (!owner) return
  const { knowledge: words } = wordsIn(owner.language)
  const subject = words.verify.subject(title)
  const { address, instanceId } = await fromAddress(services, keeper, article.instanceId)
  const threadId = await threadWith(services, keeper, { subject, userId: owner.id, instanceId })
  const excerpt = excerptOf(article.text)
  const sections: LayoutSection[] = [
    ...(excerpt === '' ? [] : [{ kind: 'paragraph' as const, lead: `${title}:`, text: excerpt }]),
    ...(verifiedAt
      ? [{ kind: 'paragraph' as const, text: words.verify.last(dayWords(dayOf(verifiedAt), owner.language)) }]
      : []),
    { kind: 'paragraph', text: words.verify.reply },
    { kind: 'button', link: { text: words.open, url: `${publicUrl}${articlePath(id)}` } },
  ]
  await sendToPerson(services, {
    key: `knowledge-verify:${id}:${verifyBy}`,
    ...{ what: 'verify', keeper, to: owner, about: articleSubject(id), threadId, sections },
    ...{ fromAddress: address, subject, causedBy: null },
    intro: words.verify.intro(dayWords(verifyBy, owner.language)),
  })
}
