// Tokens of questions and answers, as the server counted them or as they are estimated.

export interface TokenCount {
  /** All that was sent. */
  input: number
  /** The part of the input that the server had read before. */
  cached: number
  output: number
}

export const noTokens: TokenCount = { input: 0, cached: 0, output: 0 }

export const addTokens = (a: TokenCount, b: TokenCount): TokenCount => ({
  input: a.input + b.input,
  cached: a.cached + b.cached,
  output: a.output + b.output,
})

export const totalTokens = ({ input, output }: TokenCount): number => input + output

/** Tokens of a text, about. */
export const estimateTokens = (characters: number): number => Math.ceil(characters / 4)
