// The one error of the domain and the one table from its codes to HTTP.

/** Closed list of error codes; each has one HTTP status (API-75). */
export const httpStatus = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  invalid: 422,
  too_many: 429,
  unavailable: 503,
  internal: 500,
} as const

export type ErrorCode = keyof typeof httpStatus

/**
 * An outcome that the caller should hear about. `userMessage` is shown to people as it is;
 * `details` are machine-readable and never hold text of a mail.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: unknown

  constructor(code: ErrorCode, userMessage: string, details?: unknown) {
    super(userMessage)
    this.name = 'AppError'
    this.code = code
    this.details = details
  }

  get status(): number {
    return httpStatus[this.code]
  }
}
