// The head of a polling agent's page: its name, whether it takes mail, and its address.
import { AgentStamp } from '../../../../ui/agent-stamp.tsx'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import type { PollingAgent } from '../../../polling/contract.ts'

export function PollingHead({ agent }: { agent: PollingAgent }) {
  return (
    <>
      <AgentStamp agent="tanya" size={40} />
      <div className="min-w-0 flex-[1_1_16rem]">
        <h1 className="text-20 font-semibold tracking-[-0.012em] wrap-text">{agent.name}</h1>
        <p className="flex min-w-0 flex-wrap items-center gap-x-1.5 text-13 text-ink-2">
          <ActiveDot isActive={agent.isActive} />
          <span aria-hidden className="max-md:hidden">
            ·
          </span>
          <span className="wrap-text">{agent.emailAddress}</span>
          <CopyButton isAddress text={agent.emailAddress} what={`the address of ${agent.name}`} />
        </p>
      </div>
    </>
  )
}

export function ActiveDot({ isActive }: { isActive: boolean }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden className={`size-[7px] rounded-full ${isActive ? 'bg-success' : 'bg-ink-3'}`} />
      {isActive ? 'Active' : 'Paused'}
    </span>
  )
}
