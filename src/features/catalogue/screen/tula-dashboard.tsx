// Tula's dashboard: how to write to her, and the projects that came of it, of one instance or of all.
import { RotateCw } from 'lucide-react'
import { AgentAddress } from '../../../ui/address.tsx'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Select } from '../../../ui/select.tsx'
import type { AgentEmail } from '../../instances/contract.ts'
import { nameOf } from '../../instances/screen/instance-words.ts'
import { useMailRefresh } from '../../projects/screen/use-mail-refresh.ts'
import type { CatalogueAgent } from '../contract.ts'
import { MarkerInstruction } from './marker-instruction.tsx'
import { TulaProjectList } from './tula-project-list.tsx'

export type TulaDashboardProps = {
  card: CatalogueAgent
  instances: readonly AgentEmail[]
  company: { name: string } | null
  selectedId: number | null
  onSelect: (id: number | null) => void
}

export function TulaDashboard({ card, ...choice }: TulaDashboardProps) {
  const { instances, selectedId } = choice
  const selected = instances.find((one) => one.id === selectedId)
  const address = selected?.emailAddress ?? card.emailAddress
  return (
    <div className="mt-5 grid items-start gap-3 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <section
        aria-labelledby="tula-projects"
        className="min-w-0 overflow-hidden rounded-panel bg-surface shadow-card [--ground:var(--surface)]"
      >
        <header className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5 pt-4 pb-3 max-md:px-4">
          <h2 id="tula-projects" className="text-14 font-semibold">
            Projects
          </h2>
          <div className="ml-auto flex min-w-0 items-center gap-2">
            {instances.length > 1 && <InstanceChoice {...choice} />}
            <RefreshButton />
          </div>
        </header>
        <TulaProjectList address={selected?.emailAddress ?? null} />
      </section>
      <section
        aria-labelledby="write-to-tula"
        className="rounded-panel bg-surface p-5 shadow-card max-md:p-4"
      >
        <h2 id="write-to-tula" className="text-14 font-semibold">
          Write to Tula
        </h2>
        <p className="mt-1 mb-3 text-13 text-ink-2">
          Send her a mail or copy her in: what is asked in it comes back as tasks. Reply to her receipt to
          change them.
        </p>
        <AgentAddress agent="tula" address={address} />
        <div className="perforated-t mt-4 pt-4">
          <MarkerInstruction />
        </div>
        <ButtonLink className="mt-4" href={`mailto:${address}`}>
          Write a mail
        </ButtonLink>
      </section>
    </div>
  )
}

function InstanceChoice({ instances, company, selectedId, onSelect }: Omit<TulaDashboardProps, 'card'>) {
  const options = [
    { value: 'all', label: 'All Instances' },
    ...instances.map((one) => ({ value: String(one.id), label: nameOf(one, company) })),
  ]
  return (
    <Select
      aria-label="Instance"
      className="w-44 min-w-0"
      value={selectedId === null ? 'all' : String(selectedId)}
      onValueChange={(value) => onSelect(value === 'all' ? null : Number(value))}
      options={options}
    />
  )
}

/* INST-13: a check on the server, then everything is read again. */
function RefreshButton() {
  const refresh = useMailRefresh()
  return (
    <Button
      icon={<RotateCw aria-hidden />}
      busy={refresh.isPending}
      busyLabel="Checking..."
      onClick={() => refresh.mutate()}
    >
      Refresh
    </Button>
  )
}
