// A place in the sources that breaks a rule of ARCHITECTURE.md.

export interface Violation {
  rule: string
  /** From the project's folder. */
  file: string
  what: string
}
