// An agent's face: a square stamp in its hue, perforated from 40 px up.
import { type AgentName, agentTitles } from './agent.ts'
import { AgentGlyph } from './agent-glyph.tsx'
import { classNames } from './class-names.ts'

export type StampSize = 14 | 16 | 18 | 20 | 28 | 40 | 56

const shapes: Record<StampSize, { box: string; glyph: string; stroke: number }> = {
  14: { box: 'size-3.5 rounded-mark', glyph: 'size-[9px]', stroke: 1.5 },
  16: { box: 'size-4 rounded-mark', glyph: 'size-2.5', stroke: 1.5 },
  18: { box: 'size-4.5 rounded-[4px]', glyph: 'size-3', stroke: 1.5 },
  20: { box: 'size-5 rounded-[4px]', glyph: 'size-[13px]', stroke: 1.5 },
  28: { box: 'size-7 rounded-[5px]', glyph: 'size-4.5', stroke: 1.5 },
  40: { box: 'stamp-perforated size-10 [--p:5px]', glyph: 'size-5.5', stroke: 1.25 },
  56: { box: 'stamp-perforated size-14 [--p:7px]', glyph: 'size-7.5', stroke: 1.15 },
}

export type AgentStampProps = {
  agent: AgentName
  size?: StampSize
  /** Says the agent's name where no word beside the stamp does. */
  labelled?: boolean
}

export function AgentStamp({ agent, size = 20, labelled = false }: AgentStampProps) {
  const shape = shapes[size]
  return (
    <span
      data-agent={agent}
      className={classNames('grid shrink-0 place-items-center bg-(--a) text-on-agent', shape.box)}
      {...(labelled && { role: 'img', 'aria-label': agentTitles[agent] })}
    >
      <AgentGlyph agent={agent} className={shape.glyph} strokeWidth={shape.stroke} />
    </span>
  )
}
