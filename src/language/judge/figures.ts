// What the second judge looks at: the first one's scores here and around, and what a clause and its mail are like.

import type { Candidate } from '../candidates/candidate.ts'
import type { Reader } from '../candidates/reader.ts'
import type { Head } from '../clauses/head.ts'
import type { Mood } from '../clauses/mood.ts'
import { has, isVerb, type Word } from '../clauses/tagger.ts'
import type { WordClass } from '../lexicon/language.ts'

const HEADS: readonly Head[] = [
  'person',
  'name',
  'i',
  'you',
  'we',
  'they',
  'thing',
  'somebody',
  'nobody',
  'everybody',
  'other',
  'none',
]
const MOODS: readonly Mood[] = [
  'ask',
  'remind',
  'order',
  'must',
  'will',
  'own',
  'need',
  'propose',
  'present',
  'perfect',
  'past',
  'is',
  'plain',
  'other',
]
const PLACES: readonly Candidate['place'][] = ['prose', 'item', 'row', 'within', 'heading', 'subject']
const OWN: readonly WordClass[] = [
  'please',
  'can',
  'not',
  'doubt',
  'if',
  'when',
  'done',
  'already',
  'dropped',
  'past',
  'wish',
  'offer',
  'thanks',
  'sorry',
  'said',
  'manners',
  'idle',
  'bulk',
  'urgent',
  'still',
  'waiting',
  'need',
  'own',
  'propose',
  'remind',
  'what',
  'somebody',
  'that',
  'which',
  'because',
]
const UNDER: readonly WordClass[] = ['work', 'news', 'finished', 'dropped', 'please', 'by']
const WHOLE: readonly WordClass[] = ['bulk', 'thanks', 'wish', 'offer', 'said', 'past', 'please', 'can']

/** One row of figures for each candidate of a mail; `scores` are those of the first judge. */
export function figuresOf(
  candidates: readonly Candidate[],
  scores: readonly number[],
  reader: Reader,
): Float32Array[] {
  const whole = wholeFigures(candidates, scores, reader)
  const ranked = scores.toSorted((a, b) => b - a)
  return candidates.map((one, place) =>
    Float32Array.from([
      ...ownFigures(one, reader),
      ...scoresAround(place, candidates, scores, ranked),
      ...whole,
    ]),
  )
}

function ownFigures(one: Candidate, reader: Reader): number[] {
  const { clause, place, block, owner, days, due, sentence } = one
  const { words } = clause
  const classes = classesIn(words)
  const says = (name: WordClass) => (classes.has(name) ? 1 : 0)
  const heading = block.headings[0]
  const first = words.find(({ kind }) => kind === 'word')
  const core = words[clause.core]
  return [
    explicitness(one),
    HEADS.indexOf(clause.head),
    MOODS.indexOf(clause.mood),
    PLACES.indexOf(place),
    ...OWN.map(says),
    clause.negated ? 1 : 0,
    clause.conditional ? 1 : 0,
    clause.question ? 1 : 0,
    ...UNDER.map((name) => (heading && reader.words.says(heading.text, name) ? 1 : 0)),
    block.headings.length,
    owner ? ['before', 'after', 'cell', 'heading'].indexOf(owner.from) + 1 : 0,
    one.called.length,
    days.filter(({ when }) => when !== 'past').length,
    days.filter(({ when }) => when === 'past').length,
    due ? 1 : 0,
    words.length,
    words.filter(({ kind, classes }) => kind === 'word' && classes.length === 0).length,
    clause.core,
    one.opens ? 1 : 0,
    sentence.isLast ? 1 : 0,
    sentence.number,
    block.checked === null ? 0 : block.checked ? 2 : 1,
    block.cells.length,
    first && isVerb(first, 'order') ? 1 : 0,
    core
      ? ['order', 'plain', 'present', 'past', 'participle', 'going'].indexOf(core.verbs[0]?.form ?? '') + 1
      : 0,
    words.filter((word) => word.capital).length,
    words.filter(({ kind }) => kind === 'number').length,
    one.before.length,
    one.after.length,
  ]
}

const classesIn = (words: readonly Word[]): ReadonlySet<WordClass> =>
  new Set(words.flatMap((word) => word.classes))

const TURNS: readonly WordClass[] = ['offer', 'manners', 'idle', 'wish', 'thanks', 'bulk', 'said', 'sorry']

/** 2: asks, promises or tells with a verb of work, and nothing turns it round; 1: it is turned round; 0: neither. */
export function explicitness({ clause }: Candidate): number {
  const { words, core, head, mood } = clause
  const verb = words[core]
  const isWork = verb !== undefined && (isVerb(verb, 'order') || isVerb(verb, 'plain'))
  const asks = mood === 'ask' || mood === 'remind' || (mood === 'order' && head === 'none')
  const tells =
    (head === 'person' || head === 'i' || head === 'you') &&
    (mood === 'will' || mood === 'must' || mood === 'own')
  if (!isWork || !(asks || tells)) return 0
  const turned =
    clause.negated || clause.doubtful || words.some((word) => TURNS.some((name) => has(word, name)))
  return turned ? 1 : 2
}

/** Candidates before and behind. */
const NEAR = 30

/** Where the first judge sees tasks: here, beside, in the same sentence and block, and how many are surer. */
function scoresAround(
  place: number,
  candidates: readonly Candidate[],
  scores: readonly number[],
  ranked: readonly number[],
): number[] {
  const one = candidates[place]
  const at = (other: number) => scores[other] ?? -9
  const first = Math.max(0, place - NEAR)
  const most = (test: (other: Candidate) => boolean) =>
    candidates
      .slice(first, place + NEAR + 1)
      .reduce(
        (best, other, index) =>
          first + index !== place && test(other) ? Math.max(best, at(first + index)) : best,
        -9,
      )
  const own = at(place)
  return [
    own,
    at(place - 1),
    at(place + 1),
    at(place - 2),
    at(place + 2),
    most((other) => other.sentence.number === one?.sentence.number && other.block === one.block),
    most((other) => other.block === one?.block),
    most((other) => other.place === one?.place),
    ranked.indexOf(own),
    own - (ranked[0] ?? own),
  ]
}

function wholeFigures(
  candidates: readonly Candidate[],
  scores: readonly number[],
  { input, words }: Reader,
): number[] {
  const sure = scores.filter((score) => score > 0).length
  const likely = scores.filter((score) => score > -1.5).length
  const count = (name: WordClass) =>
    candidates.reduce(
      (sum, { clause }) => sum + clause.words.filter((word) => has(word, name) && word.phrase > 0).length,
      0,
    )
  const total = Math.max(
    1,
    candidates.reduce((sum, { clause }) => sum + clause.words.length, 0),
  )
  return [
    sure,
    likely,
    Math.max(-9, ...scores),
    scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length),
    candidates.length,
    total,
    ...WHOLE.map((name) => (100 * count(name)) / total),
    input.to.length,
    input.cc.length,
    words.code === 'en' ? 1 : 0,
    input.inReply ? 1 : 0,
    /^\s*(?:re|aw|sv|antw|odp)\s?:/i.test(input.subject) ? 1 : 0,
    /(?:no-?reply|news|info|notif|alert|billing|support|team|hello|service|mailer|order|account)/i.test(
      input.author.email.split('@')[0] ?? '',
    )
      ? 1
      : 0,
    (input.author.name ?? '').trim().split(/\s+/).length,
  ]
}
