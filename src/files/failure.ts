// Why a file could not be read, each with its words for the person who sent it.

export const failureWords = {
  empty: 'The file is empty.',
  unknown_kind: 'This kind of file cannot be read. A PDF of it can.',
  encrypted: 'The file is protected with a password. Send it again without one to have it read.',
  damaged: 'The file is damaged or cut off, so its text could not be read. Please send it again.',
  too_large:
    'The file is too large to be read, or unpacks to far more than its size. Smaller parts of it can be read.',
  too_deep: 'The file is nested too deeply to be read.',
  timed_out: 'Reading the file took too long and was stopped.',
  out_of_memory: 'Reading the file took too much memory and was stopped.',
  no_such_page: 'The file has no page with this number that could be shown.',
} as const

export type FailureCode = keyof typeof failureWords

export const failureCodes = Object.keys(failureWords) as FailureCode[]

/** What a reader throws for a file that it cannot read. */
export class FileFailed extends Error {
  readonly code: FailureCode

  constructor(code: FailureCode) {
    super(failureWords[code])
    this.name = 'FileFailed'
    this.code = code
  }
}
