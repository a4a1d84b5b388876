// What the reports of test runs are to TypeScript.
export interface Failure {
  readonly title: string
  readonly lines: readonly string[]
}
export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly failures: readonly Failure[]
}
export function readReport(file: string, run: { part: string; code: number; folder: string }): Counts
export function firstLines(says: string, folder: string): string[]
export function tellFailures(failures: readonly Failure[]): void
