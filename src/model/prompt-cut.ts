// Notices a server that cut our prompt without a word, as Ollama does at 4,096 tokens: what it answers is worth nothing.

/** Below this many tokens nothing is judged: what a server adds by itself weighs too much. */
const MIN_TOKENS = 1_000
/** Characters of a token that no text of people reaches; most languages have three to five. */
const MAX_CHARACTERS_PER_TOKEN = 6.5
/** Windows are set in steps of 1,024 tokens; a count that is so near one of them is a window. */
const WINDOW_STEP = 1_024
const WINDOW_SLACK = 16
/** By how much a token may be longer than those of the prompts before. */
const MAX_GROWTH = 1.3
/** An hour: the owner may have given the model a larger window meanwhile. */
const MEMORY_MS = 3_600_000

export interface PromptWatch {
  /** Tokens of the window that a prompt of so many characters would not fit into, or null where it may be asked. */
  tooSmallFor(characters: number, now: Date): number | null
  /** Whether the server read fewer tokens than the prompt has. `tokens` is null where it did not count. */
  isCut(sent: { characters: number; tokens: number | null }, now: Date): boolean
}

export function watchPrompts(): PromptWatch {
  let charactersPerToken: number | null = null
  let window: { tokens: number; characters: number; at: number } | null = null
  return {
    tooSmallFor(characters, now) {
      if (!window || now.getTime() - window.at > MEMORY_MS) return null
      return characters >= window.characters ? window.tokens : null
    },
    isCut({ characters, tokens }, now) {
      if (tokens === null || tokens < MIN_TOKENS) return false
      const ratio = characters / tokens
      const isWindow =
        (tokens + WINDOW_SLACK) % WINDOW_STEP <= 2 * WINDOW_SLACK &&
        charactersPerToken !== null &&
        ratio > charactersPerToken * MAX_GROWTH
      if (ratio <= MAX_CHARACTERS_PER_TOKEN && !isWindow) {
        charactersPerToken = Math.max(charactersPerToken ?? 0, ratio)
        return false
      }
      window = { tokens, characters, at: now.getTime() }
      return true
    },
  }
}
