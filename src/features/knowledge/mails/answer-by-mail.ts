// The reply of somebody who is asked: an answer becomes a draft, an article or a colleague that it names takes the question on.
import type { MailContext } from '../../../agent/agent.ts'
import { actingAs } from '../../../kit/db/acting-database.ts'
import { fold } from '../../../language/fold.ts'
import { wordsIn } from '../../../mail/words/words.ts'
import { lockArticle } from '../articles/article-store.ts'
import { markdownOf } from '../articles/article-text.ts'
import { draftAnswer, passQuestion, setQuestionState, settleQuestion } from '../asking/answer-question.ts'
import { LONGEST_ARTICLE, LONGEST_TITLE } from '../contract.ts'
import { keeperIn, mayPublish } from '../keeper.ts'
import { questionSubject } from '../knowledge-subject.ts'
import { insiders } from '../people-store.ts'
import { asksOf, lockQuestion, type QuestionRow, questionsAskedWith } from '../question-store.ts'
import { questionAlone } from '../reading/mail-parts.ts'
import { answersByNumber, type OwnerReply, readOwnerReply } from '../reading/owner-reply.ts'
import { actingIn, draftPart, wayOf } from './draft-part.ts'
import type { FaqServices } from './faq-services.ts'
import type { KnowledgeProposal } from './knowledge-proposal.ts'
import { type Decided, type Part, part } from './mail-part.ts'

/** The question is locked, and the writer may answer it. */
export async function answerByMail(
  services: FaqServices,
  context: MailContext,
  proposal: KnowledgeProposal,
  question: QuestionRow,
): Promise<Decided | null> {
  const { knowledge: words } = wordsIn(context.mail.language)
  const { said, told, act, ownerReply, pointedAt } = proposal
  if (act === 'decline' && question.state === 'unanswered') {
    await setQuestionState(actingIn(services, context), question, 'dismissed')
    const changed = [questionSubject(question.id)]
    return { part: part(words.declined(question.text), { changed }), isAll: true }
  }
  if (told === '' && said === '') return null
  const together = await questionsAskedWith(services.db, context.scope, question)
  const numbered = together.length > 1 ? answersByNumber(said) : new Map<number, string>()
  if (numbered.size > 0) {
    const parts: Part[] = []
    for (const [number, text] of numbered) {
      const row = together[number - 1]
      if (!row || row.state !== 'unanswered') continue
      const own = await lockQuestion(services.db, context.scope, row.id)
      parts.push(
        await answerOne(services, context, own, {
          reply: readOwnerReply(text),
          pointedAt: pointedAt.get(text) ?? null,
        }),
      )
    }
    if (parts.length > 0) return { part: joined(parts), isAll: true }
  }
  const open = together.filter(({ state }) => state === 'unanswered')
  if (open.length > 1)
    return {
      part: part(words.nothingDone, {
        notes: [words.whichQuestion],
        sections: [
          {
            kind: 'rows',
            rows: together.map(({ text }, at) => ({
              number: at + 1,
              hueHex: services.card.hue.light,
              title: text,
            })),
          },
        ],
      }),
      isAll: true,
    }
  const [only] = open
  const meant =
    only && only.id !== question.id ? await lockQuestion(services.db, context.scope, only.id) : question
  const isQuestionAlone = ownerReply.answer === '' && !ownerReply.isRefused && ownerReply.colleague === null
  if (isQuestionAlone) return { part: part('', { notes: [words.stillOpen] }), isAll: false }
  const answered = await answerOne(services, context, meant, {
    reply: ownerReply,
    pointedAt: pointedAt.get(said) ?? null,
  })
  return { part: answered, isAll: true }
}

function joined(parts: readonly Part[]): Part {
  const [first, ...others] = parts
  return others.reduce(
    (all, one) =>
      part(all.headline, {
        made: all.made.concat(one.made),
        changed: all.changed.concat(one.changed),
        sections: all.sections.concat(one.sections),
        notes: [...new Set(all.notes.concat(one.notes))],
        help: [...new Set(all.help.concat(one.help))],
      }),
    first ?? part(''),
  )
}

async function answerOne(
  services: FaqServices,
  context: MailContext,
  question: QuestionRow,
  { reply, pointedAt }: { reply: OwnerReply; pointedAt: number | null },
): Promise<Part> {
  const { knowledge: words } = wordsIn(context.mail.language)
  if (reply.pointsAtArticle) {
    const settled = pointedAt === null ? null : await settleWith(services, context, question, pointedAt)
    return settled ?? part(words.nothingDone, { notes: [words.whichArticle] })
  }
  if (reply.colleague !== null) return passTo(services, context, question, reply.colleague)
  if (reply.answer === '') return part(words.nothingDone, { notes: [words.stillOpen, words.ownerWays] })
  const { article } = await draftAnswer(services, actingIn(services, context), question, {
    title: questionAlone(question.text).slice(0, LONGEST_TITLE),
    text: markdownOf(reply.answer).slice(0, LONGEST_ARTICLE),
    way: wayOf(context),
  })
  const draft = draftPart(services, context, article)
  const isPart = reply.isRefused || reply.questions.length > 0
  return isPart ? part(draft.headline, { ...draft, notes: draft.notes.concat(words.whyAsked) }) : draft
}

/** The article that is named answers it from now on; null for somebody who may not say so. */
async function settleWith(
  services: FaqServices,
  context: MailContext,
  question: QuestionRow,
  articleId: number,
): Promise<Part | null> {
  const { knowledge: words } = wordsIn(context.mail.language)
  if (!mayPublish(context.scope, keeperIn(question))) return null
  const article = await lockArticle(services.db, context.scope, articleId)
  if (article.status !== 'published') return null
  await settleQuestion(services, actingIn(services, context), question, article)
  const asks = await asksOf(services.db, [question.id])
  const people = new Set(
    asks
      .filter(({ isOutside, userId }) => (article.isPublic || !isOutside) && userId !== context.scope.userId)
      .map(({ userId }) => userId),
  )
  return part(words.settledBy(article.title), {
    changed: [questionSubject(question.id)],
    notes: people.size > 0 ? [words.askersTold(people.size)] : [],
  })
}

async function passTo(
  services: FaqServices,
  context: MailContext,
  question: QuestionRow,
  name: string,
): Promise<Part> {
  const { knowledge: words } = wordsIn(context.mail.language)
  const { db } = services
  const people = await insiders(actingAs(db, context.scope), keeperIn(question))
  const named = people.filter(
    (one) =>
      one.id !== context.scope.userId &&
      (isName(one.name, name) || isName(one.email.split('@')[0] ?? '', name)),
  )
  const [person, ...others] = named
  if (!person || others.length > 0)
    return part(words.nothingDone, { notes: [words.stillOpen, words.nobodyNamed(name)] })
  await passQuestion(services, actingIn(services, context), question, person.id)
  return part(words.passedTo(person.name), { changed: [questionSubject(question.id)] })
}

/** "Nadia", "Brandt" and "Nadia Brandt" are all Nadia Brandt. */
function isName(whole: string, said: string): boolean {
  const words = fold(whole).split(/[\s.]+/)
  return fold(said)
    .split(/\s+/)
    .every((word) => words.includes(word))
}
