// Corrects an article as a mail orders it: a new version of that article, never the answer to an open question.
import type { MailContext } from '../../../agent/agent.ts'
import { wordsIn } from '../../../mail/words/words.ts'
import { changeArticle, mayChange } from '../articles/article-acts.ts'
import { type ArticleRow, lockArticle } from '../articles/article-store.ts'
import { articlePath } from '../contract.ts'
import { articleSubject } from '../knowledge-subject.ts'
import { corrected } from '../reading/correction.ts'
import { actingIn, wayOf } from './draft-part.ts'
import type { FaqServices } from './faq-services.ts'
import type { KnowledgeProposal } from './knowledge-proposal.ts'
import { type Decided, type Part, part } from './mail-part.ts'

/** Null where the mail orders no correction of an article that is there. */
export async function correctByMail(
  services: FaqServices,
  context: MailContext,
  { correction, corrects, target }: KnowledgeProposal,
): Promise<Decided | null> {
  if (!correction) return null
  const named = correction.isOrdered ? corrects : []
  // A reply to an article's own mail corrects it without naming it.
  const replied = target?.kind === 'article' ? [target.article.id] : []
  const articles: ArticleRow[] = []
  for (const id of new Set([...named, ...replied])) {
    const article = await lockArticle(services.db, context.scope, id)
    if (article.kind === 'article' && article.status === 'published') articles.push(article)
  }
  const [nearest] = articles
  if (!nearest) return null
  const { knowledge: words } = wordsIn(context.mail.language)
  for (const article of articles) {
    const text = corrected(article.text, correction)
    if (text === null) continue
    if (!mayChange(context.scope, article))
      return { part: part(words.nothingDone, { notes: [words.notYours] }), isAll: true }
    return { part: await writeCorrection(services, context, article, text), isAll: true }
  }
  if (!correction.isOrdered) return null
  return { part: notCorrected(services, context, nearest, correction.before), isAll: true }
}

async function writeCorrection(
  services: FaqServices,
  context: MailContext,
  article: ArticleRow,
  text: string,
): Promise<Part> {
  const { knowledge: words } = wordsIn(context.mail.language)
  const changed = await changeArticle(services, actingIn(services, context), article, {
    text,
    way: wayOf(context),
  })
  const [before, now] = changedLines(article.text, changed.text)
  return part(words.corrected(article.title), {
    changed: [articleSubject(article.id)],
    notes: [words.undoHint],
    sections: [
      { kind: 'paragraph', lead: words.saidBefore, text: before },
      { kind: 'paragraph', lead: words.saysNow, text: now },
    ],
  })
}

function notCorrected(
  { publicUrl, card }: FaqServices,
  { mail }: MailContext,
  { id, title }: ArticleRow,
  before: string,
): Part {
  const { knowledge: words } = wordsIn(mail.language)
  const link = { text: words.open, url: `${publicUrl}${articlePath(id)}` }
  return part(words.nothingDone, {
    notes: [words.notCorrected(title, before)],
    sections: [{ kind: 'rows', rows: [{ number: null, hueHex: card.hue.light, title, link }] }],
  })
}

const LONGEST_SHOWN = 400

/** The sentence that differs, as it was and as it is. */
function changedLines(before: string, now: string): [before: string, now: string] {
  let start = 0
  while (start < before.length && before[start] === now[start]) start += 1
  const sentenceStart = Math.max(before.lastIndexOf('\n', start - 1), before.lastIndexOf('. ', start - 1) + 1)
  const shown = (text: string): string => {
    const rest = text.slice(sentenceStart + 1)
    const end = rest.slice(start - sentenceStart).search(/[.!?](?:\s|$)|\n/)
    const whole = end < 0 ? rest : rest.slice(0, start - sentenceStart + end + 1)
    return whole.trim().slice(0, LONGEST_SHOWN)
  }
  return [shown(before), shown(now)]
}
