// What FAQ answers by mail: statements with their sources, what it kept, and how a reply goes on from there.
import type { AgentMail } from '../../../agent/agent.ts'
import type { Made } from '../../../agent/outcome.ts'
import type { LayoutSection } from '../../../mail/layout-parts.ts'
import type { LanguageCode } from '../../../mail/words/contract.ts'
import { dayWords } from '../../../mail/words/days.ts'
import { wordsIn } from '../../../mail/words/words.ts'
import type { ArticleRow } from '../articles/article-store.ts'
import { dayOf } from '../articles/verify-day.ts'
import type { AnswerRow } from '../asking/answer-store.ts'
import { articlePath } from '../contract.ts'
import { articleSubject } from '../knowledge-subject.ts'
import type { Citation as FoundPlace } from '../passages/find-answer.ts'

export interface ReceiptContext {
  hueHex: string
  publicUrl: string
  language: LanguageCode
  at: Date
  /** Their pages open to who belongs to the base alone. */
  isOutside: boolean
}

type Citation = AnswerRow['citations'][number]

/** Statements that stand in one place share a source. */
export function sourcesOf(citations: readonly Citation[]): { source: Citation['source']; texts: string[] }[] {
  const found: { source: Citation['source']; texts: string[] }[] = []
  for (const { source, text } of citations) {
    const same = found.find((one) => JSON.stringify(one.source) === JSON.stringify(source))
    if (same) same.texts.push(text)
    else found.push({ source, texts: [text] })
  }
  return found
}

/** "Returns, How long we keep samples", "Hygiene rules.pdf, page 6" */
export function placeOf({ headings, part, unit }: Citation['source'], language: LanguageCode): string | null {
  if (part !== null) {
    const { document } = wordsIn(language)
    return document.place((unit ?? 'page') as Parameters<typeof document.place>[0], part)
  }
  return headings.length > 0 ? wordsIn(language).knowledge.section(headings) : null
}

export const pathOfSource = ({ kind, id }: Pick<Citation['source'], 'kind' | 'id'>): string =>
  kind === 'thread' ? `/project/${id}` : articlePath(id)

/** Question, answer, sources: every statement with the number of its own. */
export function answerSections(
  { question, citations }: Pick<AnswerRow, 'question' | 'citations'>,
  articles: ReadonlyMap<number, ArticleRow>,
  context: ReceiptContext,
): LayoutSection[] {
  const { language, publicUrl, hueHex, isOutside, at } = context
  const { knowledge: words } = wordsIn(language)
  const sources = sourcesOf(citations)
  const numberOf = (text: string) => sources.findIndex(({ texts }) => texts.includes(text)) + 1
  const said = citations.map(({ text }) => `${text} [${numberOf(text)}]`).join(' ')
  return [
    { kind: 'paragraph', lead: question, text: said },
    {
      ...{ kind: 'rows', heading: words.sources },
      rows: sources.map(({ source }, place) => {
        const meta = verifiedWords(
          source.kind === 'thread' ? undefined : articles.get(source.id),
          language,
          at,
        )
        const at_ = placeOf(source, language)
        return {
          ...{ number: place + 1, hueHex, title: at_ === null ? source.title : `${source.title}, ${at_}` },
          ...(meta === '' ? {} : { meta }),
          ...(isOutside ? {} : { link: { text: words.open, url: `${publicUrl}${pathOfSource(source)}` } }),
        }
      }),
    },
  ]
}

/** What is nearest to a question without an answer: nobody says that it answers. */
export function perhapsSections(
  found: FoundPlace | null,
  { language, publicUrl, hueHex, isOutside }: ReceiptContext,
): LayoutSection[] {
  if (!found) return []
  const { knowledge: words } = wordsIn(language)
  const [title = ''] = found.headings
  const link = { text: words.open, url: `${publicUrl}${pathOfSource(found.source)}` }
  const row = { number: null, hueHex, title, quote: found.text }
  return [{ kind: 'rows', heading: words.perhaps, rows: [isOutside ? row : { ...row, link }] }]
}

function verifiedWords(article: ArticleRow | undefined, language: LanguageCode, at: Date): string {
  const { knowledge: words } = wordsIn(language)
  if (!article?.verifiedAt) return ''
  const isDue = article.verifyBy !== null && article.verifyBy <= dayOf(at)
  const verified = words.verified(dayWords(dayOf(article.verifiedAt), language))
  return isDue ? `${verified}, ${words.isDue}` : verified
}

export function madeArticle(
  { id, title, version, file }: ArticleRow,
  publicUrl: string,
  { language }: Pick<AgentMail, 'language'>,
): Made {
  const { knowledge: words, document } = wordsIn(language)
  const read = file && document.readOf((file.unit ?? 'page') as 'page', file.partsRead, file.partsTotal)
  const meta = file?.state === 'read' ? [read ?? ''] : version > 1 ? [words.version(version)] : []
  return {
    ...{ subject: articleSubject(id), number: null, title, meta },
    url: `${publicUrl}${articlePath(id)}`,
  }
}
