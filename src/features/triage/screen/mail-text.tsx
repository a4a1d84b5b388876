// The newest text of a mail typeset for reading, with the sentences marked that became records.
import { firstAgent } from '../../../crew/crew.ts'
import { type AgentName, agentFrom } from '../../../ui/agent.ts'
import { MarkedSentence } from '../../../ui/evidence-mark.tsx'
import { LinkedText } from './linked-text.tsx'
import { mailBlocks } from './mail-blocks.ts'
import { markSentences, type Sentence } from './mark-sentences.ts'

type MailTextProps = { text: string; agent: AgentName; sentences: readonly Sentence[] }

export function MailText({ text, agent, sentences }: MailTextProps) {
  const blocks = mailBlocks(text)
  if (blocks.length === 0) return <p className="text-13 text-ink-2">This mail has no text of its own.</p>
  const marked = (part: string) => <MarkedText text={part} agent={agent} sentences={sentences} />
  return (
    <div className="grid max-w-(--measure) gap-3.5 text-15 wrap-text">
      {blocks.map((block, index) =>
        block.kind === 'paragraph' ? (
          // oxlint-disable-next-line react/no-array-index-key -- blocks of one text never move
          <p key={index} className="whitespace-pre-wrap">
            {marked(block.text)}
          </p>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <ul key={index} className="grid gap-1">
            {block.items.map((item, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- as above
              <li key={place} className="relative pl-[18px]">
                <span aria-hidden className="absolute top-[11px] left-[3px] h-[1.5px] w-[5px] bg-ink-3" />
                {marked(item)}
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  )
}

function MarkedText({ text, agent, sentences }: MailTextProps) {
  return markSentences(text, sentences).map(({ text: part, sentence }, index) =>
    sentence === null ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one text never move
      <LinkedText key={index}>{part}</LinkedText>
    ) : (
      <MarkedSentence key={`s${sentence.number}`} agent={agent} number={sentence.number}>
        {part}
      </MarkedSentence>
    ),
  )
}

/** The agent of a delivery as far as this client knows it; the first agent's hue stands in for an unknown one. */
export function agentOf(delivery: { agent: string | null }): AgentName {
  return (delivery.agent === null ? null : agentFrom(delivery.agent)) ?? firstAgent.type
}
