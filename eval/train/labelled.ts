// The candidates of labelled mails with what each of them should be judged.

import { inputOf, toRead } from '../../src/features/tula/task-rules.ts'
import type { Candidate } from '../../src/language/candidates/candidate.ts'
import { candidatesOf } from '../../src/language/candidates/candidates.ts'
import { Reader } from '../../src/language/candidates/reader.ts'
import { addFeatures, type Surroundings, surroundingsOf } from '../../src/language/judge/features.ts'
import { slotOf } from '../../src/language/judge/hash.ts'
import { noteHeadings } from '../../src/language/tasks/read.ts'
import type { LabelledMail, LabelledTask } from '../mails/cases.ts'
import { agentMail } from '../mails/deliver.ts'
import { rawMail } from '../mails/raw-mail.ts'

export interface LabelledMailRead {
  mail: LabelledMail
  reader: Reader
  candidates: Candidate[]
  slots: Uint32Array[]
  /** The same as if each candidate were all of its mail: what its own words say. */
  alone: Uint32Array[]
  /** For each task, the candidates that its quote touches. */
  touched: { task: LabelledTask; places: number[] }[]
}

/** In life most mails are plain: those that were written so count more, those that were made by pattern less. */
export function weightOf({ mail }: Pick<LabelledMailRead, 'mail'>): number {
  if (mail.kind === 'plain' || mail.kind === 'base') return 0.4
  return mail.id.startsWith('nat') ? 2 : 1
}

export async function readLabelled(mail: LabelledMail): Promise<LabelledMailRead> {
  const given = toRead(await agentMail(await rawMail(mail)))
  const input = inputOf(given, given.parsed.newest.text)
  const reader = new Reader(mail.kind === 'reply' ? { ...input, subject: '', inReply: true } : input)
  const { candidates, blocks } = candidatesOf(reader)
  noteHeadings(blocks, reader)
  const around = surroundingsOf(candidates, blocks, reader)
  const slots = candidates.map((_, place) => slotsOf(place, around))
  const alone = candidates.map((one) => slotsOf(0, surroundingsOf([one], [one.block], reader)))
  const touched = mail.tasks.map((task) => ({ task, places: placesOf(task, candidates, reader) }))
  return { mail, reader, candidates, slots, alone, touched }
}

/** Of all that is seen in a candidate, each once. */
function slotsOf(place: number, around: Surroundings): Uint32Array {
  const slots = new Set(around.shared.map((feature) => slotOf([feature])))
  addFeatures(place, around, (...parts) => slots.add(slotOf(parts)))
  return Uint32Array.from(slots)
}

/** Only letters and digits, in lower case, with the place of each in the text. */
function plainOf(text: string): { plain: string; at: number[] } {
  let plain = ''
  const at: number[] = []
  for (let place = 0; place < text.length; place++) {
    const sign = (text[place] ?? '').toLowerCase()
    if (!/[\p{L}\p{N}]/u.test(sign)) continue
    plain += sign
    at.push(place)
  }
  return { plain, at }
}

function placesOf(
  { quote, quote_in: where }: LabelledTask,
  candidates: readonly Candidate[],
  reader: Reader,
): number[] {
  if (!quote) return []
  const inSubject = where === 'subject'
  const text = inSubject ? reader.input.subject : reader.input.text
  const { plain, at } = plainOf(text)
  const wanted = plainOf(quote).plain
  const found = plain.indexOf(wanted)
  if (found < 0) return inSubject ? [] : piecewise(quote, candidates, reader)
  const offset = inSubject ? -reader.input.subject.length - 1 : 0
  const start = (at[found] ?? 0) + offset
  const end = (at[found + wanted.length - 1] ?? 0) + 1 + offset
  return overlapping(candidates, start, end)
}

/** A quote that runs over cells or lines is found by its longest line. */
function piecewise(quote: string, candidates: readonly Candidate[], reader: Reader): number[] {
  const lines = quote
    .split(/[\n|\t]|\.\.\.|…/)
    .map((line) => line.trim())
    .filter((line) => line.length > 3)
  const { plain, at } = plainOf(reader.input.text)
  const places = lines.flatMap((line) => {
    const wanted = plainOf(line).plain
    const found = wanted === '' ? -1 : plain.indexOf(wanted)
    return found < 0 ? [] : overlapping(candidates, at[found] ?? 0, (at[found + wanted.length - 1] ?? 0) + 1)
  })
  return [...new Set(places)].sort((a, b) => a - b)
}

function overlapping(candidates: readonly Candidate[], start: number, end: number): number[] {
  return candidates.flatMap((one, place) => {
    const spans = one.place === 'row' ? [one, ...one.block.cells] : [one]
    const shared = Math.max(...spans.map((span) => Math.min(end, span.end) - Math.max(start, span.start)))
    const least = Math.min(8, (one.end - one.start) / 2, (end - start) / 2)
    return shared >= least && shared > 0 ? [place] : []
  })
}
