// The dashboard of an agent that is coming later: what it will do, by an example, and what its mail gets until then.
import { cardOf, firstAgent } from '../../../crew/crew.ts'
import type { AgentName } from '../../../ui/agent.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { LensOverSheet } from '../../../ui/illustration.tsx'
import type { CatalogueAgent } from '../contract.ts'
import { MarkerInstruction } from './marker-instruction.tsx'

export function LaterDashboard({ agent, card }: { agent: AgentName; card: CatalogueAgent }) {
  const { name, marker } = cardOf(agent)
  return (
    <section
      aria-label={`What ${name} will do`}
      className="mt-5 grid gap-x-10 gap-y-6 rounded-panel bg-surface p-6 shadow-card md:grid-cols-[auto_minmax(0,1fr)] max-md:p-4"
    >
      <div className="max-md:hidden">
        <LensOverSheet />
      </div>
      <div className="min-w-0">
        <h2 className="text-16 font-semibold">{name} is coming later</h2>
        <p className="mt-1 max-w-[64ch] text-13 text-ink-2">
          Addresses can be made already and are kept for you. Until {name} is here, mail to them is refused,
          and its sender is told so.
        </p>
        <h3 className="mt-5 text-13 font-semibold">What you will see here</h3>
        <ul className="mt-1.5 grid gap-1 text-13 text-ink-2">
          {card.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <h3 className="mt-5 text-13 font-semibold">An example</h3>
        <dl className="mt-1.5 max-w-[64ch] border-l-2 border-line-2 pl-3.5 text-13">
          <dt className="inscription text-12 text-ink-3">Input</dt>
          <dd>“{card.exampleInput}”</dd>
          <dt className="inscription mt-2 text-12 text-ink-3">Output</dt>
          <dd className="text-ink-2">{card.exampleOutput}</dd>
        </dl>
        <div className="mt-5 grid justify-items-start gap-4">
          {marker !== null && <MarkerInstruction />}
          <ButtonLink href={firstAgent.page?.path ?? '/'}>Write to {firstAgent.name} instead</ButtonLink>
        </div>
      </div>
    </section>
  )
}
