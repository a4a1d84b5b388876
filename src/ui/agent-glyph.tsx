// One line glyph for each agent.
import { cardOf } from '../crew/crew.ts'
import type { AgentName } from './agent.ts'
import { Glyph } from './glyph.tsx'

export type AgentGlyphProps = { agent: AgentName; className?: string; strokeWidth?: number }

export function AgentGlyph({ agent, ...rest }: AgentGlyphProps) {
  const { lines, dot } = cardOf(agent).glyph
  return (
    <Glyph {...rest}>
      <path d={lines} />
      {dot !== undefined && <path d={dot} strokeWidth="2" />}
    </Glyph>
  )
}
