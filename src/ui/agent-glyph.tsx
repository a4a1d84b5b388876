// One line glyph for each agent.
import type { ReactNode } from 'react'
import type { AgentName } from './agent.ts'
import { Glyph } from './glyph.tsx'

const paths: Record<AgentName, ReactNode> = {
  tula: <path d="m2.8 5 1.4 1.4L6.8 3.5M9 5h4.5M2.8 11l1.4 1.4L6.8 9.5M9 11h4.5" />,
  polly: <path d="M3.5 13V8.5M8 13V3M12.5 13V6" />,
  alex: <path d="M4 2.5h5l3 3v8H4zM9 2.5v3h3M6.3 8.6h3.4M6.3 11h2" />,
  faq: (
    <path d="M8 4.2C6.5 3 4.6 2.7 2.5 2.9v9c2.1-.2 4 .1 5.5 1.3 1.5-1.2 3.4-1.5 5.5-1.3v-9C11.4 2.7 9.5 3 8 4.2zM8 4.2v9" />
  ),
  tanya: <path d="m2.5 11.5 3.5-4.3L8.7 9.6 13.5 4M13.5 4h-3.2M13.5 4v3.2" />,
  sally: (
    <>
      <circle cx="4.3" cy="4.8" r="1.8" />
      <circle cx="4.3" cy="11.2" r="1.8" />
      <path d="M8.8 4.8h4.7M8.8 11.2h4.7" />
      <path d="M4.3 4.8v.01" strokeWidth="2" />
    </>
  ),
  dina: <path d="M3 3.5h10M3 6.8h6M2.8 12.8c1.6-3.8 2.9-3.6 3.2-.4.9-1.7 1.7-1.6 2.3.1.6-.6 2-.6 4.9-.6" />,
  cara: <path d="M2 2.8h8v5.4H6L3.8 10V8.2H2zM12 5.8h2v5.4h-1.8V13L10 11.2H6.5" />,
}

export function AgentGlyph({
  agent,
  ...rest
}: {
  agent: AgentName
  className?: string
  strokeWidth?: number
}) {
  return <Glyph {...rest}>{paths[agent]}</Glyph>
}
