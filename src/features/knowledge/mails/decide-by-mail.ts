// What a reply says to what it answers: a draft is approved or dropped, a question answered, an article verified.
import type { MailContext } from '../../../agent/agent.ts'
import { AppError } from '../../../kit/errors.ts'
import { dayWords } from '../../../mail/words/days.ts'
import { wordsIn } from '../../../mail/words/words.ts'
import { changeArticle, mayChange, verifyArticle } from '../articles/article-acts.ts'
import { type ArticleRow, lockArticle } from '../articles/article-store.ts'
import { markdownOf } from '../articles/article-text.ts'
import { approveDraft, declineDraft, mayAnswer } from '../asking/answer-question.ts'
import { judgeAnswer } from '../asking/judge-answer.ts'
import { LONGEST_ARTICLE } from '../contract.ts'
import { articleSubject } from '../knowledge-subject.ts'
import { asksOf, lockQuestion, type QuestionRow } from '../question-store.ts'
import { answerByMail } from './answer-by-mail.ts'
import { correctByMail } from './correct-article.ts'
import { actingIn, draftPart, wayOf } from './draft-part.ts'
import type { FaqServices } from './faq-services.ts'
import type { KnowledgeProposal, Target } from './knowledge-proposal.ts'
import { type Decided, part } from './mail-part.ts'

/** Null where the mail says nothing to what it answers. */
export async function decideByMail(
  services: FaqServices,
  context: MailContext,
  proposal: KnowledgeProposal,
): Promise<Decided | null> {
  const { target, act } = proposal
  const { knowledge: words } = wordsIn(context.mail.language)
  const correction = await correctByMail(services, context, proposal)
  if (correction) return correction
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
        return await toAnswer(services, context, proposal, target)
    }
  } catch (error) {
    // What `#undo` in the same mail took away, or somebody deleted meanwhile, is answered no more.
    if (error instanceof AppError && error.code === 'not_found') return null
    if (!(error instanceof AppError) || error.code !== 'forbidden') throw error
    return { part: part(words.nothingDone, { notes: [words.notYours] }), isAll: true }
  }
}

/** Whoever is asked answers with their words; whoever asked may ask on. */
async function toQuestion(
  services: FaqServices,
  context: MailContext,
  proposal: KnowledgeProposal,
  { id, articleId }: QuestionRow,
): Promise<Decided | null> {
  const question = await lockQuestion(services.db, context.scope, id)
  if (!mayAnswer(context.scope, question)) return null
  if (question.state === 'drafted' && articleId !== null && decides(proposal) !== null)
    return toArticle(services, context, proposal, await lockArticle(services.db, context.scope, articleId))
  return answerByMail(services, context, proposal, question)
}

/** True to approve, false to drop; null for a reply that says something else. */
const decides = ({ act, yes }: KnowledgeProposal): boolean | null =>
  act === 'approve' || act === 'decline' ? act === 'approve' : act === null ? yes : null

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

/** "That's nonsense, I asked about my pay" says that it is wrong, and is no knowledge either. */
async function toAnswer(
  services: FaqServices,
  context: MailContext,
  { act, yes, asked, ownerReply }: KnowledgeProposal,
  target: Extract<Target, { kind: 'answer' }>,
): Promise<Decided | null> {
  const complains = ownerReply.isRefused && asked.length === 0
  if (act !== 'right' && act !== 'wrong' && yes === null && !complains) return null
  const isRight = !complains && (act ? act === 'right' : yes === true)
  const { knowledge: words } = wordsIn(context.mail.language)
  if (!isRight && target.answer.citations.length === 0)
    return { part: part(words.nothingDone, { notes: [words.onlyFiled] }), isAll: true }
  const { filed } = await judgeAnswer(services, actingIn(services, context), target.answer.id, {
    ...{ verdict: isRight ? 'right' : 'wrong', mayTellOthers: context.mayTellOthers },
    blockers: context.mail.blockers,
  })
  if (isRight) return { part: part(words.markedRight, { notes: [words.thanks] }), isAll: true }
  const owner = filed?.owner
  const note = owner && owner.id !== context.scope.userId ? words.wrongTold(owner.name) : words.onlyFiled
  return { part: part(words.markedWrong, { notes: [note] }), isAll: true }
}
