// What a line says of itself beside its clauses: whose it is, and by when, in a cell, a label, a bracket or its heading.
import type { Named } from '../clauses/names.ts'
import type { Block } from '../layout/block.ts'
import type { Peeled } from '../layout/pieces.ts'
import type { Candidate, Owner } from './candidate.ts'
import type { Day } from './days.ts'
import { isOfEvent } from './purpose.ts'
import type { Reader } from './reader.ts'

export function ownerOf(
  block: Block,
  { before, after }: Peeled,
  place: Candidate['place'],
  reader: Reader,
): Owner | null {
  const cells = block.cells.filter(({ role }) => role === 'owner')
  if (cells.length > 0 && place !== 'within')
    return ownerFrom(cells.map(({ text }) => text).join(', '), 'cell', reader)
  const front = before.findLast(({ kind }) => kind === 'people')
  if (front) return ownerFrom(front.text, 'before', reader)
  const behind = after.find(({ kind, mark }) => kind === 'people' && mark !== ',')
  return behind ? ownerFrom(behind.text, 'after', reader) : null
}

function ownerFrom(text: string, from: Owner['from'], reader: Reader): Owner | null {
  const bare = text.replace(/[@*]/g, ' ')
  const who: Named[] = []
  const words = reader.words.tag(bare)
  for (let at = 0; at < words.length; at++) {
    const list = reader.names.listAt(words, at, true)
    if (!list) continue
    who.push(...list.who)
    at = list.to - 1
  }
  const self = reader.words.isAll(bare, 'me')
  const all = reader.words.isAll(bare, 'everybody')
  if (from === 'cell' && who.length === 0 && !self && !all) {
    const isName = /^\p{Lu}[\p{L}.'’ -]{1,40}$/u.test(bare.trim())
    return isName ? { who: [{ person: null, name: bare.trim() }], self, all, from } : null
  }
  return who.length > 0 || self || all ? { who, self, all, from } : null
}

/** "For tomorrow:" and lines without bullets below it. */
const isLineOfList = ({ text, headings }: Block) =>
  text.length < 100 && /[:：]$/.test(headings[0]?.text ?? '')

export function dueOf(
  block: Block,
  { before, after }: Peeled,
  place: Candidate['place'],
  reader: Reader,
): Day | null {
  const cell = place === 'within' ? undefined : block.cells.find(({ role }) => role === 'due')
  if (cell) return reader.days(cell.text, cell.start)[0] ?? null
  const piece = [...after, ...before].find(({ kind }) => kind === 'day')
  if (piece) return reader.days(piece.text, piece.start)[0] ?? null
  return null
}

/** What a heading says holds for what stands below it; one that tells of something ("Summary of today") is none. */
export function dueAbove(block: Block, place: Candidate['place'], reader: Reader): Day | null {
  if (block.kind === 'prose' && place === 'prose' && !isLineOfList(block)) return null
  for (const heading of block.headings) {
    const day = reader.days(heading.text, heading.start)[0]
    if (!day) continue
    const isEvent = isOfEvent(heading.text.slice(0, day.start - heading.start))
    return isEvent || reader.words.says(heading.text, 'news') ? null : day
  }
  return null
}
