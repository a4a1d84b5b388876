// Whether the sentences that answer are cited, and whether what the base does not say is refused.
import type { Figure } from '../figure.ts'
import type { Base } from './base.ts'

export interface Answerable {
  id: string
  question: string
  articleId: string
  answerSentences: string[]
  alsoFits?: { articleId: string; sentence: string }[]
}

export interface Unanswerable {
  id: string
  question: string
}

export type Verdict = 'right' | 'part' | 'wrong' | 'refused'

export async function answerFigures(
  base: Base,
  answerable: readonly Answerable[],
  unanswerable: readonly Unanswerable[],
  name: string,
): Promise<Figure[]> {
  const counts: Record<Verdict, number> = { right: 0, part: 0, wrong: 0, refused: 0 }
  for (const labelled of answerable) {
    const { verdict, told } = await judged(base, labelled)
    counts[verdict] += 1
    if (verdict !== 'right') tell(`${verdict} ${labelled.id}: ${labelled.question}\n   ${told}`)
  }
  let refused = 0
  for (const { id, question } of unanswerable) {
    const { answer } = await base.ask(question)
    if (answer === null) refused += 1
    else tell(`answered ${id}: ${question}\n   ${answer.confidence.toFixed(2)} ${answer.citations[0]?.text}`)
  }
  const figure = (measure: string, count: number, cases: number, aim: number | null): Figure => ({
    ...{ set: name, measure, cases, ours: count / Math.max(1, cases), plain: null, plainName: null, aim },
  })
  const all = answerable.length
  return [
    figure('answered with every sentence', counts.right, all, null),
    figure('answered in part', counts.part, all, null),
    figure('answered wrong', counts.wrong, all, null),
    figure('not refused though it has an answer', all - counts.refused, all, 0.9),
    figure('refused without an answer', refused, unanswerable.length, 0.9),
  ]
}

async function judged(base: Base, labelled: Answerable): Promise<{ verdict: Verdict; told: string }> {
  const { answer } = await base.ask(labelled.question)
  const wanted = labelled.answerSentences
  if (answer === null) return { verdict: 'refused', told: `wanted: ${wanted.join(' | ')}` }
  const cited = answer.citations.filter(({ source }) => base.idOf(source.id) === labelled.articleId)
  const found = wanted.filter((sentence) => cited.some(({ text }) => text === sentence))
  const verdict = found.length === wanted.length ? 'right' : found.length > 0 ? 'part' : 'wrong'
  const texts = answer.citations.map(({ text }) => text).join(' | ')
  return { verdict, told: `${answer.confidence.toFixed(2)} ${texts}\n   wanted: ${wanted.join(' | ')}` }
}

function tell(text: string): void {
  if (process.env['EVAL_VERBOSE'] === '1') console.error(text)
}
