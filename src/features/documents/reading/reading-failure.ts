// Why a file was not read: what its reader says, and what became of reading it.
import { type FailureCode, failureWords } from '../../../files/failure.ts'

/** `gave_up`: it was begun several times and never came to an end. `gone`: its bytes are not there any more. */
export type ReadingFailure = FailureCode | 'gave_up' | 'gone'

const words: Record<ReadingFailure, string> = {
  ...failureWords,
  gave_up: 'Reading the file failed several times. Please send it again in a while.',
  gone: 'The file is not there any more. Please send it again.',
}

export const isFailure = (code: string): code is ReadingFailure => Object.hasOwn(words, code)

/** A sentence for people. */
export const failureSentence = (code: string): string => words[isFailure(code) ? code : 'damaged']

/** What may have been a busy hour, and is tried again when the file comes again. */
const mayPass: readonly string[] = ['timed_out', 'out_of_memory', 'gave_up', 'gone']

export const maySucceedLater = (code: string | null): boolean => code !== null && mayPass.includes(code)
