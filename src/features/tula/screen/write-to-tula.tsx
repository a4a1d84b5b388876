// Tula's address, ready to be copied: the first thing that a new person needs.
import { AgentAddress } from '../../../ui/address.tsx'
import { AgentStamp } from '../../../ui/agent-stamp.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

export function WriteToTula({ address }: { address: string | null }) {
  return (
    <section className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-panel bg-surface p-5 shadow-card">
      <AgentStamp agent="tula" size={40} />
      <div className="min-w-0 flex-[1_1_18rem]">
        <h2 className="text-16 font-semibold">Write to Tula</h2>
        <p className="text-13 text-ink-2">
          Send her a mail or copy her in: what is asked in it comes back as tasks.
        </p>
      </div>
      {address === null ? (
        <Skeleton className="h-9! w-64" />
      ) : (
        <AgentAddress agent="tula" address={address} />
      )}
    </section>
  )
}
