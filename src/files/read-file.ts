// Reads a file of any kind, draws a page of it or finds words on one, in a separate process; answers in every case.
// The caller decides how many run at a time.
import { type Answer, answerSchema, type FileAct } from './child/task.ts'
import { type OnProgress, runChild } from './child-process.ts'
import type { Document, QuoteBox } from './document.ts'
import { type FailureCode, failureWords } from './failure.ts'
import { defaultLimits, type FileLimits } from './limits.ts'

export interface FileFailure {
  readonly code: FailureCode
  /** For the person who sent the file. */
  readonly sentence: string
}

/** How much it took, for logs and figures. */
export interface Taken {
  readonly ms: number
  readonly peakMb: number
  /** What went wrong, for logs and never for people: it may have words of the file. */
  readonly trace: string | null
}

export type FileReading = ({ document: Document } | { failure: FileFailure }) & { taken: Taken }

export interface GivenFile {
  readonly bytes: Uint8Array
  readonly name: string
  /** Its media type as the mail has it; null where none was said. */
  readonly type: string | null
}

export async function readFile(
  file: GivenFile,
  limits = defaultLimits,
  onProgress?: OnProgress,
): Promise<FileReading> {
  const { answer, taken } = await ask(file, { limits, act: { read: true }, onProgress })
  if ('document' in answer) return { document: answer.document, taken }
  return { failure: failureOf('failure' in answer ? answer.failure : 'damaged'), taken }
}

export type Picture = { png: Buffer } | { failure: FileFailure }

/** A page of a PDF, from 1, or a picture. */
export async function drawPage(
  file: GivenFile,
  draw: { page: number; width: number },
  limits = defaultLimits,
): Promise<Picture> {
  const { answer, rest } = await ask(file, { limits, act: { draw } })
  if ('picture' in answer && rest.length === answer.picture) return { png: rest }
  return { failure: failureOf('failure' in answer ? answer.failure : 'damaged') }
}

/** Where words of a page of a PDF stand on its picture; nowhere where they are not found. */
export async function findQuote(
  file: GivenFile,
  find: { page: number; quote: string },
  limits = defaultLimits,
): Promise<QuoteBox[]> {
  const { answer } = await ask(file, { limits, act: { find } })
  return 'boxes' in answer ? answer.boxes : []
}

export type { QuoteBox }

interface Asked {
  readonly answer: Answer
  readonly rest: Buffer
  readonly taken: Taken
}

interface How {
  readonly limits: FileLimits
  readonly act: FileAct
  readonly onProgress?: OnProgress | undefined
}

async function ask(file: GivenFile, { onProgress, ...how }: How): Promise<Asked> {
  const failed = (failure: FailureCode, taken: Taken): Asked => ({ answer: { failure }, rest: none, taken })
  if (file.bytes.length > how.limits.bytes) return failed('too_large', { ms: 0, peakMb: 0, trace: null })
  const startedAt = performance.now()
  const task = { name: file.name.slice(0, 500), type: file.type?.toLowerCase() ?? null, ...how }
  const { output, failure, peakMb, trace } = await runChild(task, file.bytes, onProgress)
  const taken = { ms: performance.now() - startedAt, peakMb, trace }
  if (failure !== null || output === null) return failed(failure ?? 'damaged', taken)
  const end = output.indexOf(10)
  const answer = parsed(output.subarray(0, Math.max(0, end)))
  return answer ? { answer, rest: output.subarray(end + 1), taken } : failed('damaged', taken)
}

/** A process that reads what strangers send is not believed without a look. */
function parsed(line: Buffer): Answer | null {
  try {
    return answerSchema.safeParse(JSON.parse(line.toString())).data ?? null
  } catch {
    return null
  }
}

const none = Buffer.alloc(0)

const failureOf = (code: FailureCode): FileFailure => ({ code, sentence: failureWords[code] })
