// What can be done with it, and what may be counted on (LAND-10, LAND-12).
import type { FeatureWords } from '../../../crew/card.ts'
import { crew } from '../../../crew/crew.ts'
import type { AgentName } from '../../../ui/agent.ts'
import { AgentStamp } from '../../../ui/agent-stamp.tsx'
import { FeatureSketch } from './feature-sketch.tsx'
import { Part } from './part.tsx'

export function FeaturesPart() {
  return (
    <Part
      id="features"
      ground="surface"
      title="What was agreed by mail, kept as work"
      lead="Your own email domain, and no setup: write from the address that you have. There is nothing to install, no mailbox to connect, no plug-in for anybody on the thread."
    >
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-3">
        {crew.map(
          ({ type, words: { feature } }) => feature && <Feature key={type} agent={type} feature={feature} />,
        )}
      </div>
    </Part>
  )
}

type FeatureProps = {
  agent: AgentName
  feature: FeatureWords
}

function Feature({ agent, feature }: FeatureProps) {
  return (
    <article className="flex min-w-0 flex-col">
      <div
        aria-hidden
        className="grid h-46 grid-cols-[minmax(0,1fr)] place-items-center overflow-hidden rounded-panel bg-sunken px-6 [--surface:var(--raised)]"
      >
        <FeatureSketch agent={agent} {...feature} />
      </div>
      <h3 className="mt-5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-20 font-semibold tracking-[-0.014em]">
        <AgentStamp agent={agent} size={20} labelled />
        {feature.title}
      </h3>
      <p className="mt-2 max-w-[46ch] text-15 leading-6 text-pretty text-ink-2">{feature.text}</p>
    </article>
  )
}
