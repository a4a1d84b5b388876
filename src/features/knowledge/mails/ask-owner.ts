// Asks the owner of knowledge by mail what it does not say: once, however many people ask the same.
import { actingAs, asSystem } from '../../../kit/db/acting-database.ts'
import type { LayoutSection } from '../../../mail/layout-parts.ts'
import { wordsIn } from '../../../mail/words/words.ts'
import { wrongStatements } from '../asking/answer-store.ts'
import { questionPath } from '../asking/contract.ts'
import { keeperIn } from '../keeper.ts'
import { questionSubject } from '../knowledge-subject.ts'
import { insiders, peopleOf } from '../people-store.ts'
import { asksOf, type QuestionRow, writeQuestion } from '../question-store.ts'
import { type SendingServices, sendToPerson } from './send-to-person.ts'

/** The question is locked. */
export async function askOwner(services: SendingServices, question: QuestionRow): Promise<void> {
  const { db, system, publicUrl, clock } = services
  const { id, threadId, knowledgeOwnerId, text, because, wrongAnswerId, sourceEmail } = question
  if (question.state !== 'unanswered' || question.ownerAskedAt !== null || threadId === null) return
  const keeper = keeperIn(question)
  const own = actingAs(db, system)
  // Who has left since is asked nothing.
  const owner = (await insiders(own, keeper)).find((one) => one.id === knowledgeOwnerId)
  if (!owner) return
  const asks = await asksOf(db, [id])
  const first = asks.find(({ isOutside }) => !isOutside)
  const { knowledge: words } = wordsIn(owner.language)
  const asker = first ? (await peopleOf(own, [first.userId])).get(first.userId)?.name : undefined
  const who = asker ?? words.somebodyOutside
  const people = new Set(asks.map(({ userId }) => userId)).size
  const isWrong = because === 'wrong'
  const wrong = isWrong && wrongAnswerId ? await wrongStatements(asSystem(db, system), wrongAnswerId) : []
  const said = words.question
  const sections: LayoutSection[] = [
    { kind: 'paragraph', lead: said.asked, text },
    ...(wrong.length > 0
      ? [
          {
            kind: 'lines' as const,
            heading: said.answered,
            lines: wrong.map((one) => `${one.title}: ${one.text}`),
          },
        ]
      : []),
    ...(people > 1 ? [{ kind: 'paragraph' as const, text: said.people(people) }] : []),
    { kind: 'paragraph', text: said.reply },
    { kind: 'button', link: { text: said.open, url: `${publicUrl}${questionPath(id)}` } },
  ]
  await sendToPerson(services, {
    key: `knowledge-question:${id}:${owner.id}:${question.wrongAnswerId ?? 0}`,
    ...{ what: 'question', keeper, to: owner, about: questionSubject(id), threadId, sections },
    fromAddress: sourceEmail,
    subject: (isWrong ? said.subjectWrong : said.subject)(text),
    intro: (isWrong ? said.introWrong : said.intro)(who),
    // Whoever asks is a colleague: others are only filed.
    causedBy: null,
  })
  const at = clock()
  await writeQuestion(db, id, { ownerAskedAt: at }, at)
}
