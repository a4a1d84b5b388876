// What of a comment's text is the beginning of a name behind an @, and the text once a name was chosen.

export type MentionQuery = {
  /** Index of the @. */
  at: number
  /** What was typed behind it. */
  typed: string
}

/** Of a name that is being typed right before the caret; null where none is. */
export function mentionQuery(text: string, caret: number): MentionQuery | null {
  const before = text.slice(0, caret)
  const at = before.lastIndexOf('@')
  if (at < 0 || /[\p{L}\p{N}_.]$/u.test(before.slice(0, at))) return null
  const typed = before.slice(at + 1)
  return typed.length > 40 || /[\n@]|^\s|\s\s/.test(typed) ? null : { at, typed }
}

type Named = { name: string; email: string; handle: string; isSelf: boolean }

/** Others whose name, or a word of it, or whose address begins so; at most six. */
export function matching<P extends Named>(people: readonly P[], typed: string): P[] {
  const wanted = typed.toLocaleLowerCase()
  const begins = (words: string) => words.toLocaleLowerCase().startsWith(wanted)
  return people
    .filter(({ isSelf }) => !isSelf)
    .filter(({ name, email }) => begins(name) || begins(email) || name.split(/\s+/).some(begins))
    .filter(({ handle }) => handle.toLocaleLowerCase() !== wanted)
    .slice(0, 6)
}

/** The text with the name in the place of what was typed, and where the caret goes. */
export function withMention(
  text: string,
  { at, typed }: MentionQuery,
  handle: string,
): { text: string; caret: number } {
  const rest = text.slice(at + 1 + typed.length)
  const mention = `@${handle}${rest.startsWith(' ') ? '' : ' '}`
  return {
    text: `${text.slice(0, at)}${mention}${rest}`,
    caret: at + mention.length + (rest.startsWith(' ') ? 1 : 0),
  }
}
