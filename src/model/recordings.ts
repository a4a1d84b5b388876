// Keeps questions to a model with their answers, and answers from what was kept: the model's path is tested without one.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Clock } from '../kit/clock.ts'
import type { Generated, TextRequest } from './generate.ts'
import { hashOf, questionKey, withoutMarks } from './question-key.ts'

const recording = z.object({
  key: z.string(),
  /** A hash of the instructions, which many questions share. */
  instructions: z.string(),
  prompt: z.string(),
  text: z.string(),
  /** The name of the model, or "by hand". */
  answeredBy: z.string(),
  day: z.string(),
})
export type Recording = z.infer<typeof recording>

export interface RecordingFolders {
  /** Each question and answer is added here. */
  record: string | null
  /** Answers come from here alone. */
  replay: string | null
}

export interface Recordings {
  /**
   * The recorded answer; null where the model is to be asked.
   * @throws {MissingRecording} on a replay, for a question that was not recorded
   */
  find(question: TextRequest): Generated | null
  add(question: TextRequest, answer: string, model: string): void
}

/** Says which recording is the nearest, so that one sees what has changed since. */
export class MissingRecording extends Error {
  override readonly name = 'MissingRecording'
}

/** A person answered in place of a model: the name under which such a server introduces itself. */
const BY_HAND = 'by-hand'

const fileOf = (folder: string) => join(folder, 'recordings.jsonl')

/** @throws {ZodError} for a file that holds anything else */
export function readRecordings(folder: string): Map<string, Recording> {
  const file = fileOf(folder)
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  return new Map(lines.map((line) => recording.parse(JSON.parse(line))).map((one) => [one.key, one]))
}

export function openRecordings({ record, replay }: RecordingFolders, clock: Clock): Recordings | null {
  if (replay !== null) return { find: replayOf(readRecordings(replay)), add: () => {} }
  if (record === null) return null
  mkdirSync(record, { recursive: true })
  const known = new Set(readRecordings(record).keys())
  return {
    find: () => null,
    add(question, text, model) {
      const key = questionKey(question)
      if (known.has(key)) return
      known.add(key)
      const answeredBy = model === BY_HAND ? 'by hand' : model
      const day = clock().toISOString().slice(0, 10)
      const prompt = withoutMarks(question.prompt)
      const line: Recording = { key, instructions: hashOf(question.system), prompt, text, answeredBy, day }
      appendFileSync(fileOf(record), `${JSON.stringify(line)}\n`)
    },
  }
}

function replayOf(recordings: ReadonlyMap<string, Recording>): Recordings['find'] {
  return (question) => {
    const found = recordings.get(questionKey(question))
    if (!found) throw new MissingRecording(missOf(question, [...recordings.values()]))
    const uncounted = { inputTokens: null, cachedTokens: 0, totalTokens: null }
    return { text: found.text, reasoning: '', finish: 'stop', ...uncounted }
  }
}

/** What a person needs to know to record it again. */
function missOf(question: TextRequest, recordings: readonly Recording[]): string {
  const prompt = withoutMarks(question.prompt)
  const same = recordings.find((one) => one.prompt === prompt)
  if (same)
    return `no recording ${questionKey(question)}: the instructions have changed since ${same.key} was recorded`
  const lines = new Set(prompt.split('\n'))
  const shared = (one: Recording) => one.prompt.split('\n').filter((line) => lines.has(line)).length
  const nearest = recordings.reduce<{ one: Recording; count: number } | null>((best, one) => {
    const count = shared(one)
    return best && best.count >= count ? best : { one, count }
  }, null)
  if (!nearest) return `no recording ${questionKey(question)}: none is there`
  const other = new Set(nearest.one.prompt.split('\n'))
  const first = prompt.split('\n').find((line) => !other.has(line)) ?? ''
  return `no recording ${questionKey(question)}; the nearest is ${nearest.one.key}, which lacks "${first.slice(0, 100)}"`
}
