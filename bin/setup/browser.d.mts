// The opener of the browser, for its tests.
export interface Surroundings {
  readonly args: readonly string[]
  readonly env: Record<string, string | undefined>
  readonly platform: NodeJS.Platform
  readonly isTerminal: boolean
}
export function browserOpener(surroundings: Surroundings): string | null
export function openBrowser(opener: string, url: string): void
