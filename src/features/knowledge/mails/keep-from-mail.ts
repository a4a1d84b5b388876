// Keeps what a mail tells as an article, and its files as documents (MAIL-32).
import type { StoredFile } from '../../../../db/schema/knowledge.ts'
import type { MailContext } from '../../../agent/agent.ts'
import { wordsIn } from '../../../mail/words/words.ts'
import type { FileOfMail } from '../../documents/index.ts'
import { newArticle, type Way } from '../articles/article-acts.ts'
import type { ArticleRow } from '../articles/article-store.ts'
import { markdownOf } from '../articles/article-text.ts'
import { LONGEST_ARTICLE, LONGEST_TITLE } from '../contract.ts'
import { mayPublish } from '../keeper.ts'
import type { FaqServices } from './faq-services.ts'
import type { KnowledgeProposal } from './knowledge-proposal.ts'
import { madeArticle } from './knowledge-receipt.ts'
import { type Part, part } from './mail-part.ts'

/** From now on unclear text waits as a draft, and its author is asked. */
export async function keepFromMail(
  services: FaqServices,
  context: MailContext,
  { keeper, told, title, isUnclear, files, asked }: KnowledgeProposal,
): Promise<Part> {
  const { scope, mail, at } = context
  const { knowledge: words } = wordsIn(mail.language)
  const publishes = mayPublish(scope, keeper)
  const acting = { db: services.db, scope, at }
  const way = {
    ...({ via: 'mail', mailId: mail.mailId, threadId: mail.threadId, ownerId: keeper.ownerId } as const),
  }
  const isDraft = !publishes || (isUnclear && asked.length > 0)
  const article = told === '' ? null : await articleOf(services, acting, { told, title, isDraft }, way)
  const documents: ArticleRow[] = []
  if (publishes) for (const file of files) documents.push(await documentOf(services, acting, file, way))
  const made = [...(article ? [article] : []), ...documents]
  const headline = [
    article && (isDraft ? words.drafts(1) : words.kept(1)),
    documents.length > 0 && words.documents(documents.length),
  ]
  return part(headline.filter(Boolean).join(', '), {
    made: made.map((one) => madeArticle(one, services.publicUrl, mail)),
    notes: [
      ...(article && isDraft ? [publishes ? words.keepRest(article.title) : words.waitsForManager] : []),
      ...(files.length > 0 && !publishes ? [words.filesNotKept] : []),
      ...(made.length > 0 && !isDraft ? [words.undoHint] : []),
      ...documents.flatMap(({ file }) => failureWords(file, context)),
    ],
  })
}

type Acting = Parameters<typeof newArticle>[1]

async function articleOf(
  services: FaqServices,
  acting: Acting,
  { told, title, isDraft }: { told: string; title: string; isDraft: boolean },
  way: Way & { ownerId: number | null },
): Promise<ArticleRow> {
  const article = await newArticle(
    services,
    acting,
    {
      ...{ kind: 'article', origin: 'mail', isDraft, knowledgeOwnerId: acting.scope.userId },
      title: title.slice(0, LONGEST_TITLE) || '\u2014',
      text: markdownOf(told).slice(0, LONGEST_ARTICLE),
    },
    way,
  )
  if (isDraft) await services.queueMails({ what: 'draft', id: article.id, after: 0 })
  return article
}

async function documentOf(
  services: FaqServices,
  acting: Acting,
  { name, size, hash, readingId, kind, unit, partsRead, partsTotal, failure }: FileOfMail,
  way: Way & { ownerId: number | null },
): Promise<ArticleRow> {
  const file: StoredFile = {
    ...{ name, size, hash, readingId, kind, unit, partsRead, partsTotal, failure },
    state: failure === null ? 'read' : 'failed',
  }
  return newArticle(
    services,
    acting,
    {
      ...{ kind: 'document', origin: 'mail', isDraft: false, file },
      ...{ title: name.slice(0, LONGEST_TITLE), knowledgeOwnerId: acting.scope.userId },
    },
    way,
  )
}

function failureWords(file: StoredFile | null, { mail }: MailContext): string[] {
  if (!file?.failure) return []
  const { failures } = wordsIn(mail.language).document
  return [`${file.name}: ${failures[file.failure as keyof typeof failures] ?? ''}`]
}
