// An 18 px double ring: an agent's glyph, or the number of an item where several stand in one mail.
import type { AgentName } from './agent.ts'
import { AgentGlyph } from './agent-glyph.tsx'

export type EvidenceMarkProps = { agent: AgentName; number?: number }

/** Decoration beside the words that say the same; never shown without a source. */
export function EvidenceMark({ agent, number }: EvidenceMarkProps) {
  return (
    <span
      data-agent={agent}
      aria-hidden={number === undefined || undefined}
      className="evidence-ring grid size-4.5 shrink-0 place-items-center rounded-full text-[10px] leading-none font-semibold tabular-nums"
    >
      {number ?? <AgentGlyph agent={agent} className="size-[9px]" strokeWidth={2} />}
    </span>
  )
}

/** A sentence in a mail body on the agent's tint, with its numbered mark behind. */
export function MarkedSentence({ agent, number, children }: EvidenceMarkProps & { children: string }) {
  return (
    <span data-agent={agent} id={number === undefined ? undefined : `sentence-${number}`}>
      <mark className="marked-sentence">{children}</mark>
      {number !== undefined && (
        <sup className="top-0 ml-1 inline-grid align-[1px] leading-none">
          <EvidenceMark agent={agent} number={number} />
        </sup>
      )}
    </span>
  )
}
