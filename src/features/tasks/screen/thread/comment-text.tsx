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
  const escaped = mentions.map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const named = new RegExp(`(@(?:${escaped.join('|')}))(?![\\p{L}\\p{N}_])`, 'giu')
  const parts: Part[] = []
  let from = 0
  for (const found of text.matchAll(named)) {
    parts.push({ key: from, words: text.slice(from, found.index), isMention: false })
    parts.push({ key: found.index, words: found[0], isMention: true })
    from = found.index + found[0].length
  }
  return [...parts, { key: from, words: text.slice(from), isMention: false }].filter(
    ({ words }) => words !== '',
  )
}
