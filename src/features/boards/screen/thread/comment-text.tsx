// The text of a comment: its lines, with the people that it names marked.
import { Fragment } from 'react'

export function CommentText({ text, mentions }: { text: string; mentions: readonly string[] }) {
  return (
    <p className="text-13 whitespace-pre-line text-ink wrap-text">
      {partsOf(text, mentions).map(({ key, words, isMention }) =>
        isMention ? (
          <span key={key} className="rounded-mark bg-accent-tint px-0.5 font-medium text-accent">
            {words}
          </span>
        ) : (
          <Fragment key={key}>{words}</Fragment>
        ),
      )}
    </p>
  )
}

type Part = { key: number; words: string; isMention: boolean }

/** `key` is where the part begins. */
function partsOf(text: string, mentions: readonly string[]): Part[] {
  if (mentions.length === 0) return [{ key: 0, words: text, isMention: false }]
  const parts: Part[] = []
  let from = 0
  for (const { index } of text.matchAll(/@/g)) {
    const name = index < from ? undefined : mentions.find((one) => isNamedAt(text, index + 1, one))
    if (name === undefined) continue
    const end = index + 1 + name.length
    parts.push({ key: from, words: text.slice(from, index), isMention: false })
    parts.push({ key: index, words: text.slice(index, end), isMention: true })
    from = end
  }
  return [...parts, { key: from, words: text.slice(from), isMention: false }].filter(
    ({ words }) => words !== '',
  )
}

/* Whatever the case, and no part of a longer word. */
function isNamedAt(text: string, at: number, name: string): boolean {
  const end = at + name.length
  const isSame = text.slice(at, end).toLowerCase() === name.toLowerCase()
  return isSame && !/^[\p{L}\p{N}_]/u.test(text.slice(end, end + 2))
}
