// Measures the reading of short answers, beside a rule that looks for the words yes, no and maybe.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readVote } from '../src/language/vote.ts'
import type { Vote } from '../src/language/vote-words.ts'
import type { Figure } from './figure.ts'

interface Answer {
  text: string
  label: Vote
  lang: string
}

const KEYWORDS: readonly [RegExp, Vote][] = [
  [/\b(?:yes|yeah|yep|ok|okay|sure|agree)\b/i, 'yes'],
  [/\b(?:no|nope|not|disagree)\b/i, 'no'],
  [/\b(?:maybe|perhaps|unsure)\b/i, 'maybe'],
]

/** An answer is right when its vote is the label. */
export async function evaluate(dir: string): Promise<Figure[]> {
  const file = join(dir, 'votes', 'cases.jsonl')
  if (!existsSync(file)) return []
  const answers = (await readFile(file, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Answer)
  const languages = [...new Set(answers.map(({ lang }) => lang))]
  return [
    figureOf('all languages', answers, 0.92),
    ...languages.map((lang) =>
      figureOf(
        lang,
        answers.filter((one) => one.lang === lang),
        null,
      ),
    ),
  ]
}

function figureOf(measure: string, answers: Answer[], aim: number | null): Figure {
  const share = (read: (text: string) => Vote) =>
    answers.filter(({ text, label }) => read(text) === label).length / answers.length
  return {
    set: 'votes',
    measure,
    ours: share(readVote),
    plain: share(keywordVote),
    plainName: 'keyword rule',
    aim,
    cases: answers.length,
  }
}

function keywordVote(text: string): Vote {
  return KEYWORDS.find(([word]) => word.test(text))?.[1] ?? 'none'
}
