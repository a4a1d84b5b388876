// Offers a draft to those who may approve it, where its author may not (COMP-19).
import { actingAs } from '../../../kit/db/acting-database.ts'
import type { LayoutSection } from '../../../mail/layout-parts.ts'
import { wordsIn } from '../../../mail/words/words.ts'
import type { ArticleRow } from '../articles/article-store.ts'
import { articlePath } from '../contract.ts'
import { keeperIn } from '../keeper.ts'
import { articleSubject } from '../knowledge-subject.ts'
import { insiders } from '../people-store.ts'
import { lockQuestionOf } from '../question-store.ts'
import { fromAddress, type SendingServices, sendToPerson, threadWith } from './send-to-person.ts'

const LONGEST_SHOWN = 2_000

/** It is locked. One of them is asked: the first admin. */
export async function offerDraft(services: SendingServices, draft: ArticleRow): Promise<void> {
  const { db, system, publicUrl } = services
  if (draft.status !== 'draft') return
  const keeper = keeperIn(draft)
  const own = actingAs(db, system)
  const people = await insiders(own, keeper)
  const author = people.find(({ id }) => id === draft.creatorId)
  const to = people.find(({ role, id }) => role !== 'member' && id !== draft.creatorId)
  if (!to || author?.role !== 'member') return
  const { knowledge: words } = wordsIn(to.language)
  const subject = words.draft.subject(draft.title)
  const { address, instanceId } = await fromAddress(services, keeper, draft.instanceId)
  const threadId = await threadWith(services, keeper, { subject, userId: to.id, instanceId })
  const question = draft.questionId === null ? null : await lockQuestionOf(own, draft.questionId)
  const sections: LayoutSection[] = [
    ...(question ? [{ kind: 'paragraph' as const, lead: words.draft.answers, text: question.text }] : []),
    { kind: 'paragraph', text: draft.text.slice(0, LONGEST_SHOWN) },
    { kind: 'paragraph', text: words.decide },
    { kind: 'button', link: { text: words.open, url: `${publicUrl}${articlePath(draft.id)}` } },
  ]
  await sendToPerson(services, {
    key: `knowledge-draft:${draft.id}:${to.id}`,
    ...{ what: 'draft', keeper, to, about: articleSubject(draft.id), threadId, sections },
    ...{ fromAddress: address, subject, intro: words.draft.intro(author.name), causedBy: null },
  })
}
