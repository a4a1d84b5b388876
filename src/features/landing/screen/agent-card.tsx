// One agent of the sheet: stamp, name, address, what it does, and its two buttons.
import type { ReactNode } from 'react'
import { cardOf } from '../../../crew/crew.ts'
import { type AgentName, agentTitles } from '../../../ui/agent.ts'
import { AgentStamp } from '../../../ui/agent-stamp.tsx'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import type { AgentAddresses } from './use-agent-addresses.ts'
import { chatPath, draftTo } from './ways-in.ts'

export type AgentCardProps = {
  agent: AgentName
  addresses: AgentAddresses
  glyphs: { chat: ReactNode; email: ReactNode }
}

export function AgentCard({ agent, addresses, glyphs }: AgentCardProps) {
  const title = agentTitles[agent]
  const address = addresses.state === 'known' ? addresses.of.get(agent) : undefined
  return (
    <li className="flex flex-col max-sm:grid max-sm:grid-cols-[3.5rem_minmax(0,1fr)] max-sm:gap-x-4">
      <span className="max-sm:row-span-4">
        <AgentStamp agent={agent} size={56} />
      </span>
      <h3 className="mt-4 text-20 font-semibold tracking-[-0.014em] max-sm:mt-0">{title}</h3>
      <p data-agent={agent} className="flex min-h-5 items-center text-14 leading-5">
        {address !== undefined && <span className="wrap-text text-(--ai)">{address}</span>}
      </p>
      <p className="mt-2 mb-4.5 max-w-[34ch] text-15 leading-5.5 text-pretty text-ink-2">
        {cardOf(agent).words.landing}
      </p>
      <div className="mt-auto flex gap-2">
        <WayIn href={address && chatPath(agent)} glyph={glyphs.chat}>
          Chat<span className="sr-only"> with {title}</span>
        </WayIn>
        <WayIn href={address && draftTo(agent, address)} glyph={glyphs.email}>
          Email<span className="sr-only"> {title}</span>
        </WayIn>
      </div>
    </li>
  )
}

type WayInProps = {
  /** Absent until the server has told the addresses. */
  href: string | undefined
  glyph: ReactNode
  children: ReactNode
}

function WayIn({ href, glyph, children }: WayInProps) {
  return href === undefined ? (
    <Button disabled icon={glyph} className={buttonSize}>
      {children}
    </Button>
  ) : (
    <ButtonLink href={href} icon={glyph} className={buttonSize}>
      {children}
    </ButtonLink>
  )
}

const buttonSize = 'h-[34px] text-14! max-md:h-11!'
