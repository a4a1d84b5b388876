// Finds where JSON begins and ends in a text that holds more than it.

export interface JsonParts {
  /** The texts between an outermost bracket and its counterpart, the longest first. */
  parts: string[]
  /** Whether a value begins in the text and does not end in it. */
  isCut: boolean
}

/** Parts that are looked at: prose may be full of brackets. */
const MAX_PARTS = 50

export function jsonParts(text: string): JsonParts {
  const parts: string[] = []
  let start = 0
  let depth = 0
  let isString = false
  for (let place = 0; place < text.length; place += 1) {
    const character = text[place]
    if (isString) {
      if (character === '\\') place += 1
      else if (character === '"') isString = false
    } else if (character === '{' || character === '[') {
      if (depth === 0) start = place
      depth += 1
    } else if (depth > 0 && character === '"') isString = true
    else if (depth > 0 && (character === '}' || character === ']')) {
      depth -= 1
      if (depth === 0) parts.push(text.slice(start, place + 1))
    }
  }
  return { parts: parts.sort((a, b) => b.length - a.length).slice(0, MAX_PARTS), isCut: depth > 0 }
}
