// Leaves a model's thinking out of a streamed text.
const OPENING = '<think>'
const CLOSING = '</think>'

export interface ThinkingFilter {
  /** What may be shown of the text so far, without what was given before. */
  read(piece: string): string
}

/** Only an opening at the very beginning counts: later it would be part of the answer. */
export function withoutThinkingBlock(): ThinkingFilter {
  let held = ''
  let state: 'beginning' | 'thinking' | 'answer' = 'beginning'
  return {
    read(piece) {
      if (state === 'answer') return piece
      held += piece
      if (state === 'beginning') {
        const begun = held.trimStart()
        if (OPENING.startsWith(begun.slice(0, OPENING.length)) && begun.length < OPENING.length) return ''
        state = begun.startsWith(OPENING) ? 'thinking' : 'answer'
      }
      if (state === 'thinking') {
        const end = held.indexOf(CLOSING)
        if (end < 0) return ''
        state = 'answer'
        held = held.slice(end + CLOSING.length).trimStart()
      }
      const text = held
      held = ''
      return text
    },
  }
}
