// The words of an answer: lines, with those that begin with a bullet as a list.
import { Fragment } from 'react'
import { linesOf } from './answer-lines.ts'

export function AnswerText({ text }: { text: string }) {
  return linesOf(text).map((part, index) => (
    // The text never changes, so a part's place names it.
    <Fragment key={index}>
      {part.kind === 'list' ? (
        <ul className="my-1 flex flex-col gap-1">
          {part.items.map((item, place) => (
            <li key={place} className="border-l-2 border-line-2 pl-2 text-ink-2">
              {item}
            </li>
          ))}
        </ul>
      ) : (
        <p className="whitespace-pre-wrap">{part.text}</p>
      )}
    </Fragment>
  ))
}
