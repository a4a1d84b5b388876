// `npx tsx eval/train/knowledge.ts`: learns from eval/data/faq which sentence answers, when none does, and which questions
// are the same; writes the weights, and tells how it does on folds that it did not learn from.
import { writeFileSync } from 'node:fs'
import { FEATURES, type FeatureName } from '../../src/language/knowledge/answer-features.ts'
import { rankPassages, scoreSentences } from '../../src/language/knowledge/choose-answer.ts'
import { SAME_FEATURES, sameFeatures } from '../../src/language/knowledge/same-features.ts'
import type { Answerable, Unanswerable } from '../faq/answers.ts'
import { type Article, Base } from '../faq/base.ts'
import { linesOf } from '../faq/lines.ts'
import { labelledPairs } from '../faq/same.ts'
import { type DenseRow, logistic, preferring, scoreOf } from './dense.ts'

const DATA = 'eval/data/faq'
const FOLDS = 10
/** Of the questions without an answer, the share that the gate is set to refuse on folds. */
const REFUSED = 0.8
const CHOICE_L2 = 0.03
const ANSWERS_L2 = 0.02
const SAME_L2 = 0.004

interface Sample {
  sentences: { x: number[]; isRight: boolean }[]
  hasAnswer: boolean
  fold: number
}

async function samples(): Promise<Sample[]> {
  const base = await Base.of(linesOf<Article>(`${DATA}/articles.jsonl`))
  const sampled: Sample[] = []
  const add = async (question: string, labelled: Answerable | null, fold: number) => {
    const asked = await base.asked(question)
    const isRight = (text: string, id: number) =>
      labelled !== null &&
      ((labelled.answerSentences.includes(text) && asked.articleOf.get(id) === labelled.articleId) ||
        (labelled.alsoFits ?? []).some(({ sentence }) => sentence === text))
    const sentences = scoreSentences(asked, rankPassages(asked)).map(({ features, text, id }) => ({
      x: FEATURES.map((name) => features[name]),
      isRight: isRight(text, id),
    }))
    sampled.push({ sentences, hasAnswer: labelled !== null, fold: fold % FOLDS })
  }
  for (const [fold, labelled] of linesOf<Answerable>(`${DATA}/questions.jsonl`).entries())
    await add(labelled.question, labelled, fold)
  for (const [fold, { question }] of linesOf<Unanswerable>(`${DATA}/unanswerable.jsonl`).entries())
    await add(question, null, fold)
  await base.db.close()
  return sampled
}

const learnChoice = (learned: readonly Sample[]): number[] =>
  preferring(
    learned
      .filter(({ sentences }) => sentences.some(({ isRight }) => isRight))
      .map(({ sentences }) => sentences.map(({ x, isRight }) => ({ x, isWanted: isRight }))),
    CHOICE_L2,
  )

function bestOf({ sentences }: Sample, choice: readonly number[]) {
  return [...sentences].sort((one, other) => scoreOf(choice, other.x) - scoreOf(choice, one.x))[0]
}

/** Of the best sentence; on folds more features make the gate no better. */
const OF_ANSWERS: readonly FeatureName[] = [
  ...([
    'saidOfSentence',
    'fact',
    'factMissing',
    'yesNo',
    'denies',
    'rank',
    'sourceRank',
    'bestHere',
  ] as const),
  ...(['saidMost', 'missed'] as const),
]
const forAnswers = (x: readonly number[]): number[] =>
  x.map((value, place) => (OF_ANSWERS.includes(FEATURES[place] ?? 'said') ? value : 0))

const learnAnswers = (learned: readonly Sample[], choice: readonly number[]): number[] =>
  logistic(
    learned.flatMap((sample): DenseRow[] => {
      const best = bestOf(sample, choice)
      return best
        ? [
            {
              x: forAnswers(best.x),
              label: sample.hasAnswer ? 1 : 0,
              weight: sample.hasAnswer && !best.isRight ? 0.3 : 1,
            },
          ]
        : []
    }),
    ANSWERS_L2,
  )

function onFolds(all: readonly Sample[]): void {
  const told = Array.from({ length: FOLDS }, (_, fold) => {
    const learned = all.filter((sample) => sample.fold !== fold)
    const choice = learnChoice(learned)
    const answers = learnAnswers(learned, choice)
    return all
      .filter((sample) => sample.fold === fold)
      .map((sample) => {
        const best = bestOf(sample, choice)
        const score = best ? scoreOf(answers, forAnswers(best.x)) : -9
        return {
          hasAnswer: sample.hasAnswer,
          isRight: best?.isRight === true,
          likely: 1 / (1 + Math.exp(-score)),
        }
      })
  }).flat()
  const having = told.filter(({ hasAnswer }) => hasAnswer)
  const without = told
    .filter(({ hasAnswer }) => !hasAnswer)
    .map(({ likely }) => likely)
    .sort((a, b) => a - b)
  const gate = without[Math.floor(REFUSED * without.length)] ?? 1
  const share = (count: number) => `${((100 * count) / having.length).toFixed(1)} %`
  console.log(`on folds: best sentence right ${share(having.filter(({ isRight }) => isRight).length)}`)
  for (const one of [0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, gate])
    console.log(
      `  gate ${one.toFixed(3)}: answered ${share(having.filter(({ likely }) => likely >= one).length)}, ` +
        `of all right ${share(having.filter(({ likely, isRight }) => likely >= one && isRight).length)}, ` +
        `refused ${((100 * without.filter((likely) => likely < one).length) / without.length).toFixed(1)} %`,
    )
}

function learnSame(): number[] {
  const pairs = labelledPairs(DATA)
  const rows = pairs.map(({ one, other, isSame, weight }): DenseRow => {
    const features = sameFeatures(one, other)
    return { x: SAME_FEATURES.map((name) => features[name]), label: isSame ? 1 : 0, weight }
  })
  const folds = pairs.map(({ group }) => group % FOLDS)
  const scored = Array.from({ length: FOLDS }, (_, fold) => {
    const weights = logistic(
      rows.filter((_row, place) => folds[place] !== fold),
      SAME_L2,
    )
    return rows.flatMap((row, place) =>
      folds[place] === fold ? [{ row, score: scoreOf(weights, row.x) }] : [],
    )
  }).flat()
  for (const gate of [-1, -0.5, 0, 0.5, 1, 1.5, 2, 2.5]) {
    const called = scored.filter(({ score }) => score >= gate)
    const right = called.filter(({ row }) => row.label === 1).length
    const all = rows.filter(({ label }) => label === 1).length
    console.log(
      `  same at ${gate}: precision ${(right / Math.max(1, called.length)).toFixed(3)}, recall ${(right / all).toFixed(3)}`,
    )
  }
  return logistic(rows, SAME_L2)
}

const record = (names: readonly string[], [bias = 0, ...weights]: readonly number[]) =>
  `{ ${[['bias', bias] as const, ...names.map((name, place) => [name, weights[place] ?? 0] as const)]
    .map(([name, weight]) => `${name}: ${Number(weight.toFixed(3))}`)
    .join(', ')} }`

const written = 'Written by `npx tsx eval/train/knowledge.ts`; nobody edits them by hand.'

const all = await samples()
onFolds(all)
const choice = learnChoice(all)
writeFileSync(
  'src/language/knowledge/answer-weights.ts',
  `// Weights of the features of an answer. ${written}
import type { Weights } from './answer-features.ts'

/** How much one sentence is preferred to another. */
export const CHOICE: Weights = ${record(FEATURES, choice)}

/** How likely the best one answers. */
export const ANSWERS: Weights = ${record(FEATURES, learnAnswers(all, choice))}
`,
)
writeFileSync(
  'src/language/knowledge/same-weights.ts',
  `// Weights by which two questions are told to be the same. ${written}
import type { SameFeature } from './same-features.ts'

export const SAMENESS: Readonly<Record<SameFeature | 'bias', number>> = ${record(SAME_FEATURES, learnSame())}
`,
)
