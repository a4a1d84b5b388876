// Measures how well sentences that ask, propose or promise are told from the rest.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readIntent } from '../src/language/intent.ts'
import type { Figure } from './figure.ts'
import { crossValidate, f1, type LabelledSentence } from './intent-training.ts'

/** What one would write in a minute, and what the readings must beat. */
export const PLAIN_INTENT =
  /\b(?:please|pls|can you|could you|would you|will you|let me know|let's|need you to|i will|i'll|we should|can we|how about)\b|\?\s*$/i
const AIM = 0.85

export async function evaluate(dir: string): Promise<Figure[]> {
  const file = join(dir, 'intents', 'cases.jsonl')
  if (!existsSync(file)) return []
  const cases = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as LabelledSentence)
  const plain = f1(
    cases.map(({ text }) => (PLAIN_INTENT.test(text) ? 1 : 0)),
    cases,
  )
  const shipped = cases.map(({ text }) => (readIntent(text).act === 'none' ? 0 : 1))
  const common = { set: 'intents', plain, plainName: 'regular expression', cases: cases.length }
  return [
    {
      ...common,
      measure: 'F1, ten-fold cross-validated',
      ours: f1(crossValidate(cases, 10), cases),
      aim: AIM,
    },
    {
      ...common,
      measure: 'F1, shipped weights on their own training set',
      ours: f1(shipped, cases),
      aim: null,
    },
  ]
}
