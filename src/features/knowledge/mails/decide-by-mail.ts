// What a reply says to what it answers: a draft is approved or dropped, a question answered, an article verified.
import type { MailContext } from '../../../agent/agent.ts'
import type { Acting } from '../../../kit/acting.ts'
import { AppError } from '../../../kit/errors.ts'
import { dayWords } from '../../../mail/words/days.ts'
import { wordsIn } from '../../../mail/words/words.ts'
import { changeArticle, mayChange, verifyArticle, type Way } from '../articles/article-acts.ts'
import { type ArticleRow, lockArticle } from '../articles/article-store.ts'
import { markdownOf } from '../articles/article-text.ts'
import { approveDraft, declineDraft, draftAnswer, mayAnswer } from '../asking/answer-question.ts'
import { judgeAnswer } from '../asking/judge-answer.ts'
import { LONGEST_ARTICLE, LONGEST_TITLE } from '../contract.ts'
import { keeperIn, mayPublish } from '../keeper.ts'
import { articleSubject } from '../knowledge-subject.ts'
import { asksOf, lockQuestion, type QuestionRow } from '../question-store.ts'
import type { FaqServices } from './faq-services.ts'
import type { KnowledgeProposal, Target } from './knowledge-proposal.ts'
import { madeArticle } from './knowledge-receipt.ts'
import { type Part, part } from './mail-part.ts'

/** `isAll`: the rest of the mail says nothing else. */
export interface Decided {
  part: Part
  isAll: boolean
}

/** Null where the mail says nothing to what it answers. */
export async function decideByMail(
  services: FaqServices,
  context: MailContext,
  proposal: KnowledgeProposal,
): Promise<Decided | null> {
  const { target, act, yes } = proposal
  const { knowledge: words } = wordsIn(context.mail.language)
  if (!target)
    return act === null || proposal.asked.length > 0 || proposal.told !== ''
      ? null
      : { part: part(words.nothingDone, { notes: [words.whatOf] }), isAll: true }
  try {
    switch (target.kind) {
      case 'question':
        return await toQuestion(services, context, proposal, target.question)
      case 'article':
        return await toArticle(services, context, proposal, target.article)
      case 'answer':
        return act === 'right' || act === 'wrong' || yes !== null
          ? await toAnswer(services, context, { target, isRight: act ? act === 'right' : yes === true })
          : null
    }
  } catch (error) {
    // What `#undo` in the same mail took away, or somebody deleted meanwhile, is answered no more.
    if (error instanceof AppError && error.code === 'not_found') return null
    if (!(error instanceof AppError) || error.code !== 'forbidden') throw error
    return { part: part(words.nothingDone, { notes: [words.notYours] }), isAll: true }
  }
}

const actingIn = ({ db }: FaqServices, { scope, at }: MailContext): Acting => ({ db, scope, at })
const wayOf = ({ mail }: MailContext): Way => ({
  ...{ via: 'mail', mailId: mail.mailId, threadId: mail.threadId },
})

/** Whoever is asked answers with their words; whoever asked may ask on. */
async function toQuestion(
  services: FaqServices,
  context: MailContext,
  proposal: KnowledgeProposal,
  { id, articleId }: QuestionRow,
): Promise<Decided | null> {
  const acting = actingIn(services, context)
  const { knowledge: words } = wordsIn(context.mail.language)
  const question = await lockQuestion(services.db, context.scope, id)
  if (!mayAnswer(context.scope, question)) return null
  if (question.state === 'drafted' && articleId !== null && decides(proposal) !== null)
    return toArticle(services, context, proposal, await lockArticle(services.db, context.scope, articleId))
  if (proposal.told === '' && proposal.said === '') return null
  const isAsking = proposal.asked.length > 0 && proposal.told === ''
  if (isAsking) return { part: part('', { notes: [words.stillOpen] }), isAll: false }
  const { article } = await draftAnswer(services, acting, question, {
    title: question.text.slice(0, LONGEST_TITLE),
    text: markdownOf(proposal.said).slice(0, LONGEST_ARTICLE),
    way: wayOf(context),
  })
  return { part: draftPart(services, context, article), isAll: true }
}

/** True to approve, false to drop; null for a reply that says something else. */
const decides = ({ act, yes }: KnowledgeProposal): boolean | null =>
  act === 'approve' || act === 'decline' ? act === 'approve' : act === null ? yes : null

function draftPart({ publicUrl }: FaqServices, { mail, scope }: MailContext, draft: ArticleRow): Part {
  const { knowledge: words } = wordsIn(mail.language)
  return part(words.drafts(1), {
    made: [madeArticle(draft, publicUrl, mail)],
    sections: [{ kind: 'paragraph', text: draft.text.slice(0, 2_000) }],
    notes: [mayPublish(scope, keeperIn(draft)) ? words.decide : words.waitsForManager],
    help: ['#approve', '#decline'],
  })
}

async function toArticle(
  services: FaqServices,
  context: MailContext,
  proposal: KnowledgeProposal,
  { id }: Pick<ArticleRow, 'id'>,
): Promise<Decided | null> {
  const acting = actingIn(services, context)
  const article = await lockArticle(services.db, context.scope, id)
  if (article.status === 'draft') return toDraft(services, context, proposal, article)
  const { language, zone: _ } = context.mail
  const { knowledge: words } = wordsIn(language)
  const { act, yes, told, asked } = proposal
  const changed = [articleSubject(article.id)]
  if (!mayChange(context.scope, article)) return null
  if (act === 'verify' || act === 'right' || (act === null && yes === true)) {
    const verified = await verifyArticle(acting, article)
    const { verifyBy, title } = verified
    const headline =
      verifyBy === null
        ? words.verifiedForGood(title)
        : words.verifiedUntil(title, dayWords(verifyBy, language))
    return { part: part(headline, { changed }), isAll: true }
  }
  if (act === 'wrong' || (act === null && yes === false))
    return { part: part(words.nothingDone, { notes: [words.notTrue(article.title)] }), isAll: told === '' }
  if (told === '' || asked.length > 0 || article.kind === 'document') return null
  const text = `${article.text}\n\n${markdownOf(told)}`.slice(0, LONGEST_ARTICLE)
  const added = await changeArticle(services, acting, article, { text, way: wayOf(context) })
  return {
    part: part(words.added(article.title), {
      ...{ changed, notes: [words.undoHint] },
      sections: [{ kind: 'paragraph', lead: `${words.version(added.version)}:`, text: told.slice(0, 2_000) }],
    }),
    isAll: true,
  }
}

async function toDraft(
  services: FaqServices,
  context: MailContext,
  proposal: KnowledgeProposal,
  draft: ArticleRow,
): Promise<Decided | null> {
  const acting = actingIn(services, context)
  const { knowledge: words } = wordsIn(context.mail.language)
  const changed = [articleSubject(draft.id)]
  const isApproved = decides(proposal)
  if (isApproved === false) {
    await declineDraft(services, acting, draft)
    return { part: part(words.declined(draft.title), { changed, notes: [words.undoHint] }), isAll: true }
  }
  if (isApproved) {
    const article = await approveDraft(services, acting, draft, { way: wayOf(context) })
    const people = await askersOf(services, context, article)
    const notes = people > 0 ? [words.askersTold(people)] : []
    return { part: part(words.published(article.title), { changed, notes }), isAll: true }
  }
  if (proposal.told === '' || !mayChange(context.scope, draft)) return null
  const text = markdownOf(proposal.said).slice(0, LONGEST_ARTICLE)
  const edited = await changeArticle(services, acting, draft, { text, way: wayOf(context) })
  return { part: draftPart(services, context, edited), isAll: true }
}

/** People who hear of the answer, but for who wrote it. */
async function askersOf(
  { db }: FaqServices,
  { scope }: MailContext,
  { questionId, isPublic }: ArticleRow,
): Promise<number> {
  if (questionId === null) return 0
  const { id } = await lockQuestion(db, scope, questionId)
  const asks = await asksOf(db, [id])
  const told = asks.filter(({ isOutside, userId }) => (isPublic || !isOutside) && userId !== scope.userId)
  return new Set(told.map(({ userId }) => userId)).size
}

async function toAnswer(
  services: FaqServices,
  context: MailContext,
  { target, isRight }: { target: Extract<Target, { kind: 'answer' }>; isRight: boolean },
): Promise<Decided> {
  const { knowledge: words } = wordsIn(context.mail.language)
  const { filed } = await judgeAnswer(services, actingIn(services, context), target.answer.id, {
    ...{ verdict: isRight ? 'right' : 'wrong', mayTellOthers: context.mayTellOthers },
    blockers: context.mail.blockers,
  })
  if (isRight) return { part: part(words.markedRight, { notes: [words.thanks] }), isAll: true }
  const owner = filed?.owner
  const note = owner && owner.id !== context.scope.userId ? words.wrongTold(owner.name) : words.onlyFiled
  return { part: part(words.markedWrong, { notes: [note] }), isAll: true }
}
