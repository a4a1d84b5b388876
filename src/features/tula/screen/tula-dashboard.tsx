// Tula's dashboard: how to write to her, and the projects that came of it, of one instance or of all.
import { RotateCw } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LensOverSheet } from '../../../ui/illustration.tsx'
import type { DashboardProps } from '../../client.ts'
import { useMailRefresh } from '../../projects/screen/use-mail-refresh.ts'
import { useProjects } from '../../projects/screen/use-projects.ts'
import { TulaAddress } from './tula-address.tsx'
import { TulaInstances } from './tula-instances.tsx'
import { TulaProject } from './tula-project.tsx'
import { TulaProjectList } from './tula-project-list.tsx'
import { ofTula } from './tula-projects.ts'

export function TulaDashboard({ card, recordId: projectId, hrefOf, ...choice }: DashboardProps) {
  const { instances, selectedId } = choice
  const selected = instances.find((one) => one.id === selectedId)
  const isGone = selectedId !== null && !selected
  const address = selected?.emailAddress ?? card.emailAddress
  return (
    <div className="mt-5 flex flex-col gap-3 lg:flex-row lg:items-start">
      <TulaInstances {...choice} />
      <div className="grid min-w-0 flex-1 items-start gap-3 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <section
          aria-labelledby="tula-projects"
          className="min-w-0 overflow-hidden rounded-panel bg-surface shadow-card [--ground:var(--surface)]"
        >
          <header className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5 pt-4 pb-3 max-md:px-4">
            <h2 id="tula-projects" className="text-14 font-semibold">
              Projects
            </h2>
            <div className="ml-auto">
              <RefreshButton />
            </div>
          </header>
          {isGone ? (
            <EmptyState title="Select an instance to view projects">
              The one that was chosen takes no mail any more.
            </EmptyState>
          ) : (
            <TulaProjectList
              address={selected?.emailAddress ?? null}
              selectedId={projectId}
              hrefOf={hrefOf}
            />
          )}
        </section>
        <div className="grid gap-3">
          {projectId !== null && <TulaProject key={projectId} id={projectId} />}
          {projectId === null && !isGone && <NoProject address={selected?.emailAddress ?? null} />}
          <TulaAddress address={address} />
        </div>
      </div>
    </div>
  )
}

/* TULA-08, where there is one to select. On narrow screens, where this would stand below the list, the list says it. */
function NoProject({ address }: { address: string | null }) {
  const { data } = useProjects()
  if (data === undefined || ofTula(data, address).length === 0) return null
  return (
    <section aria-label="Project" className="rounded-panel bg-surface shadow-card max-lg:hidden">
      <EmptyState title="Select a Project" illustration={<LensOverSheet />}>
        Its tasks and its mails are shown here.
      </EmptyState>
    </section>
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
