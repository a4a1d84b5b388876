// Measures on discussion threads, which the weights have never seen, whether requests and promises are found.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readIntent } from '../src/language/intent.ts'
import type { Figure } from './figure.ts'
import { f1 } from './intent-training.ts'
import { PLAIN_INTENT } from './intents.ts'

interface ThreadSentence {
  text: string
  label: string[]
}

/** Labels of annotators that mean that somebody asks, proposes or promises something. */
const ACTS = new Set(['req', 'cmt', 'prop'])

export async function evaluate(dir: string): Promise<Figure[]> {
  const file = join(dir, 'threads', 'sentences.jsonl')
  if (!existsSync(file)) return []
  const sentences = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as ThreadSentence)
  const truth = sentences.map(({ label }) => ({
    label: label.some((name) => ACTS.has(name)) ? ('yes' as const) : ('no' as const),
  }))
  const ours = sentences.map(({ text }) => (readIntent(text).act === 'none' ? 0 : 1))
  const plain = sentences.map(({ text }) => (PLAIN_INTENT.test(text) ? 1 : 0))
  return [
    {
      set: 'threads',
      measure: 'F1 of requests, promises and proposals',
      ours: f1(ours, truth),
      plain: f1(plain, truth),
      plainName: 'regular expression',
      aim: null,
      cases: sentences.length,
    },
  ]
}
