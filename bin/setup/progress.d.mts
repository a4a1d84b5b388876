// The line of progress, for its tests.
interface Out {
  readonly isTTY?: boolean
  readonly columns?: number
  write(text: string): unknown
}
export function showProgress(
  what: string,
  options?: { count?: () => string; quiet?: boolean; out?: Out },
): { clear(): void; end(): void }
