// Puts the secrets back into a text that comes in pieces.
import type { Masks } from './masks.ts'
import { stopped, type TextStream } from './stream.ts'

/** A mark that may still end: it is held back until it does. */
const BEGINNING = /\[(?:[a-z]{0,8}(?: \d{0,6})?)?$/

export async function* unmaskedStream(stream: TextStream, masks: Masks): TextStream {
  let rest = ''
  try {
    while (true) {
      const next = await stream.next()
      if (next.done) {
        if (rest !== '') yield masks.restore(rest)
        return next.value
      }
      const text = rest + next.value
      const end = text.match(BEGINNING)?.index ?? text.length
      rest = text.slice(end)
      if (end > 0) yield masks.restore(text.slice(0, end))
    }
  } finally {
    // Where the reader stops early, so does the model.
    await stream.return(stopped)
  }
}
