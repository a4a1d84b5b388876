// `npx tsx eval/main.ts faq [DIR]`: how a knowledge base answers, refuses and finds, through the embedded database as a reader meets it.
// DIR has questions of a base (eval/data/faq, the default), or FAQ entries with other questions for them.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Figure } from '../figure.ts'
import { type Answerable, answerFigures, type Unanswerable } from './answers.ts'
import { type Article, Base } from './base.ts'
import { contradictionFigures } from './contradictions.ts'
import { linesOf } from './lines.ts'
import { retrievalFigures } from './retrieval.ts'
import { sameFigures } from './same.ts'

const OWN = 'eval/data/faq'
const AIMS = { top: 0.78, mrr: 0.86 }

export async function evaluate(dir: string): Promise<Figure[]> {
  const folder = [dir, join(dir, 'faq')].find((one) =>
    ['questions.jsonl', 'queries.jsonl'].some((file) => existsSync(join(one, file))),
  )
  if (!folder) return []
  return existsSync(join(folder, 'queries.jsonl')) ? evaluateEntries(folder) : evaluateBase(folder)
}

export const evaluateFaq = async (dir: string | undefined): Promise<Figure[]> => evaluate(dir ?? OWN)

async function evaluateBase(folder: string): Promise<Figure[]> {
  const read = <T>(name: string) => linesOf<T>(join(folder, `${name}.jsonl`))
  const own = read<Article>('articles')
  const articles = own.length > 0 ? own : linesOf<Article>(join(OWN, 'articles.jsonl'))
  const questions = read<Answerable>('questions')
  const base = await Base.of(articles)
  try {
    return [
      ...(await answerFigures(base, questions, read<Unanswerable>('unanswerable'), 'faq')),
      ...(await retrievalFigures(base, questions, 'faq')),
      ...sameFigures(folder),
      ...contradictionFigures(folder, articles),
    ]
  } finally {
    await base.db.close()
  }
}

/** Entries with a question and answers, each an article; other questions are asked for them. */
async function evaluateEntries(folder: string): Promise<Figure[]> {
  const entries = linesOf<{ id: string; question: string; answers: string[] }>(join(folder, 'faqs.jsonl'))
  const queries = linesOf<{ text: string; label: string }>(join(folder, 'queries.jsonl'))
  const base = await Base.of(
    entries.map(({ id, question, answers }) => ({ id, title: question, body: answers.join('\n\n') })),
  )
  try {
    const questions = queries.map(({ text, label }) => ({ question: text, articleId: label }))
    return await retrievalFigures(base, questions, 'faq entries', AIMS)
  } finally {
    await base.db.close()
  }
}
