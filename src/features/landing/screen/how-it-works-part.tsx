// Three steps from nothing to a board (LAND-09).
import type { ReactNode } from 'react'
import { firstAgent } from '../../../crew/crew.ts'
import { Part } from './part.tsx'
import type { AgentAddresses } from './use-agent-addresses.ts'

export function HowItWorksPart({ addresses }: { addresses: AgentAddresses }) {
  const { type, name, pronoun } = firstAgent
  const address = addresses.state === 'known' ? addresses.of.get(type) : undefined
  return (
    <Part
      id="how-it-works"
      ground="canvas"
      title="How It Works"
      lead="There is no form to learn and nothing to drag together. You write as you would to a colleague."
    >
      <ol className="grid gap-x-13 gap-y-9 md:grid-cols-3">
        <Step number={1} title="Sign Up">
          With your email address or with Google. You keep your mailbox and your mail program; Mailcrew gets
          no access to either.
        </Step>
        <Step number={2} title="Send Your First Email">
          Write to{' '}
          {address === undefined ? (
            name
          ) : (
            <span data-agent={type} className="wrap-text text-(--ai)">
              {address}
            </span>
          )}{' '}
          or copy {pronoun} in on a thread. Say who does what, and by when.
        </Step>
        <Step number={3} title="Let the Agents Work">
          A receipt comes back with what was understood and made of it, and the board moves as people reply.
          What an agent is not sure of waits for your word.
        </Step>
      </ol>
    </Part>
  )
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="border-t border-line-2 pt-4">
      <span aria-hidden className="block text-26 font-semibold text-accent">
        {number}
      </span>
      <h3 className="mt-2 text-20 font-semibold tracking-[-0.014em]">{title}</h3>
      <p className="mt-2 max-w-[44ch] text-15 leading-6 text-pretty text-ink-2">{children}</p>
    </li>
  )
}
