// What the judge looks at in a candidate and around it, as short texts; most of them know no language.

import type { Candidate } from '../candidates/candidate.ts'
import type { Reader } from '../candidates/reader.ts'
import { has, type Word } from '../clauses/tagger.ts'
import type { Block } from '../layout/block.ts'
import { type Add, bucket } from './feature.ts'
import { mailFeatures } from './mail-features.ts'
import { addOrder, addWords, tagOf } from './word-features.ts'

/** What is the same for all candidates of a mail. */
export interface Surroundings {
  candidates: readonly Candidate[]
  blocks: readonly Block[]
  reader: Reader
  shared: readonly string[]
}

export function surroundingsOf(
  candidates: readonly Candidate[],
  blocks: readonly Block[],
  reader: Reader,
): Surroundings {
  return { candidates, blocks, reader, shared: mailFeatures(candidates, blocks, reader) }
}

/** What is seen in one candidate and around it, beside what all share. */
export function addFeatures(place: number, { candidates, reader }: Surroundings, add: Add): void {
  const one = candidates[place]
  if (!one) return
  const tags = one.clause.words.map((word, at) => tagOf(word, at, one))
  addStructure(one, reader, add)
  addOrder(tags, add)
  addWords(one, reader.words.code, add)
  if (reader.input.inReply) {
    add('r', one.place, gistOf(one))
    for (const tag of tags.slice(0, 20)) add('rT', tag)
  }
  addNeighbour('b', candidates[place - 1], one, add)
  addNeighbour('n', candidates[place + 1], one, add)
  addNeighbour('bb', candidates[place - 2], one, add)
}

/** Head and mood, with what turns them round. */
export function gistOf({ clause }: Candidate): string {
  const { head, mood, negated, doubtful, conditional, question, done } = clause
  return `${head}/${mood}/${negated ? 'n' : ''}${doubtful ? 'd' : ''}${conditional ? 'c' : ''}${question ? '?' : ''}${done ? '!' : ''}`
}

function addStructure(one: Candidate, reader: Reader, add: Add): void {
  const { clause, block, place, owner, days, due, sentence } = one
  const { head, mood } = clause
  add('place', place)
  add('head', head)
  add('mood', mood)
  add('hm', head, mood)
  add('phm', place, head, mood)
  add('gist', gistOf(one))
  add('pgist', place, gistOf(one))
  for (const name of ['negated', 'doubtful', 'conditional', 'question', 'done', 'dropped'] as const)
    if (clause[name]) {
      add(name, mood)
      add(name, place)
    }
  add('owner', owner?.from ?? 'no', place)
  add('ownermood', owner ? (owner.self ? 'self' : owner.all ? 'all' : 'one') : 'no', mood)
  add('called', one.called.length > 0, mood)
  const ahead = days.some(({ when }) => when !== 'past')
  add('days', days.length === 0 ? 'no' : ahead ? 'ahead' : 'past', mood)
  add('daysplace', days.length === 0 ? 'no' : ahead ? 'ahead' : 'past', place)
  for (const { lead, when } of days) add('lead', lead ?? 'none', when)
  add('due', due !== null, place)
  add('duehm', due !== null || ahead, head, mood)
  add('checked', String(block.checked), place)
  add(
    'cells',
    block.cells
      .map(({ role }) => role)
      .sort()
      .join('+'),
  )
  for (const { role, says } of saidInCells(one, reader)) for (const name of says) add('cell', role, name)
  for (const [at, heading] of block.headings.slice(0, 2).entries()) {
    for (const name of headingClasses(heading)) {
      add('under', at, name)
      add('underplace', name, place)
    }
  }
  if (block.headings.length === 0) add('under', 'nothing', place)
  for (const piece of [...one.before, ...one.after]) {
    const side = piece.start < one.start ? 'before' : 'after'
    add(side, piece.kind, piece.mark)
    if (piece.kind === 'state' || piece.kind === 'label')
      for (const name of statesIn(piece.text, reader)) add(side, name)
  }
  add('length', bucket(clause.words.length), place)
  add('opens', one.opens, mood)
  add('last', sentence.isLast, place)
  add('number', bucket(sentence.number), place)
  const end = clause.words.at(-1)?.text ?? ''
  if (/^[?!.:,;]/.test(end)) add('end', end, head)
  add('core', clause.words[clause.core]?.verbs[0]?.form ?? 'none', mood)
}

/** What the other cells of a row say: a state, a day that is over, nothing. */
function saidInCells({ block }: Candidate, reader: Reader): { role: string; says: string[] }[] {
  return block.cells.map(({ role, text }) => {
    if (role === 'task') return { role, says: [] }
    const says = /[\p{L}\d]/u.test(text) ? statesIn(text, reader) : ['empty']
    return { role, says: says.length > 0 ? says : ['other'] }
  })
}

const STATES = [
  'done',
  'finished',
  'begun',
  'dropped',
  'still',
  'waiting',
  'not',
  'urgent',
  'leisure',
  'work',
  'news',
  'me',
  'everybody',
  'nobody',
] as const

function statesIn(text: string, { words }: Reader): string[] {
  return text.length > 60 ? ['long'] : STATES.filter((name) => words.says(text, name))
}

const HEADING_CLASSES = [
  'work',
  'news',
  'finished',
  'done',
  'dropped',
  'begun',
  'by',
  'please',
  'owner',
  'due',
  'task',
  'still',
  'i',
  'you',
  'we',
  'must',
  'need',
  'not',
  'past',
  'thanks',
  'bulk',
] as const

const classesByHeading = new WeakMap<Block, readonly string[]>()

/** Filled in by the reader of the mail, once for each heading. */
export function noteHeading(heading: Block, words: readonly Word[], isPeople: boolean, isDay: boolean): void {
  const found = HEADING_CLASSES.filter((name) => words.some((word) => has(word, name)))
  const ends = /[:：]$/.test(heading.text) ? ['colon'] : ['bare']
  classesByHeading.set(heading, [
    ...found,
    ...ends,
    ...(isPeople ? ['people'] : []),
    ...(isDay ? ['day'] : []),
  ])
}

const headingClasses = (heading: Block) => classesByHeading.get(heading) ?? ['unknown']

function addNeighbour(side: string, other: Candidate | undefined, one: Candidate, add: Add): void {
  if (!other) return add(side, 'none')
  const near =
    other.sentence.number === one.sentence.number ? 's' : other.block === one.block ? 'b' : other.block.kind
  add(side, near, other.place)
  add(side, near, other.clause.head, other.clause.mood)
  add(side, 'gist', gistOf(other), one.clause.mood)
  add(side, 'first', other.clause.words[0]?.text ?? '')
  if (other.clause.question) add(side, '?', near)
  if (other.days.length > 0) add(side, 'days', near)
}
