// A text in which the words that were looked for are marked.
import { Fragment } from 'react'

export type MarkedProps = { text: string; marks: readonly (readonly [number, number])[] }

/** `marks` are places in the text, in their order. */
export function Marked({ text, marks }: MarkedProps) {
  return (
    <>
      {marks.map(([from, to], index) => (
        <Fragment key={from}>
          {text.slice(marks[index - 1]?.[1] ?? 0, from)}
          <mark className="-mx-px rounded-mark bg-ink/11 px-px font-semibold text-ink">
            {text.slice(from, to)}
          </mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  )
}
