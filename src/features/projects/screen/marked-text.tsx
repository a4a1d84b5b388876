// The text of a mail with the sentences marked that an agent read.
import { agentFrom } from '../../../ui/agent.ts'
import { MarkedSentence } from '../../../ui/evidence-mark.tsx'
import { type Mark, markParts } from './mail-text.ts'

export type MarkedTextProps = {
  text: string
  marks: readonly Mark[]
  /** The key of the sentence that was asked for. */
  markKey: string | null
}

export function MarkedText({ text, marks, markKey }: MarkedTextProps) {
  return markParts(text, marks).map(({ text: part, mark }, index) => {
    const agent = mark === undefined ? null : agentFrom(mark.agent)
    if (mark === undefined || agent === null) return part
    return (
      <span
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never change places
        key={index}
        data-mark={mark.key}
        className={
          mark.key === markKey ? 'rounded-mark outline-2 outline-offset-3 outline-accent' : undefined
        }
      >
        <MarkedSentence agent={agent} number={mark.number}>
          {part}
        </MarkedSentence>
      </span>
    )
  })
}
