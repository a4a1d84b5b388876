// A title of somebody else's words in one line, such as a question: what is too long ends with an ellipsis.

const MOST_CHARACTERS = 100

/** Without the full stop, which the receipt puts there. */
export function shortTitle(text: string, most = MOST_CHARACTERS): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  if (flat.length <= most) return flat.replace(/\.$/, '')
  const cut = flat.slice(0, most - 1)
  const space = cut.lastIndexOf(' ')
  return `${cut.slice(0, space > most / 2 ? space : undefined)}\u2026`
}
