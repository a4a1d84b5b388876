// Test mails: what to make, and what became of each (TEST-01).
import { EmptyState } from '../../../ui/empty-state.tsx'
import { EmptyTray } from '../../../ui/illustration.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useRead } from '../../../ui/use-read.ts'
import { getGenerator } from '../contract.ts'
import { GeneratorForm } from './generator-form.tsx'
import { RunView } from './run-view.tsx'
import { useShownRun } from './use-shown-run.ts'

export function GeneratorPage() {
  const generator = useRead(getGenerator, {})
  const [run, showRun] = useShownRun()
  return (
    <div className="mx-auto flex min-h-full w-full max-w-page flex-col px-6 py-6 max-md:px-4">
      <h1 className="text-20 font-semibold tracking-[-0.012em]">Test mails</h1>
      <p className="mt-1 max-w-(--measure) text-13 text-ink-2">
        Made-up mails in your name go through the same door as every mail, and your agents read them. Nothing
        is sent because of them.
      </p>
      <div className="mt-5 grid flex-1 items-start gap-5 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <Loaded
          of={generator}
          failed="The generator could not be loaded"
          safe="Your mails are safe."
          level={2}
          waiting={<FormSkeleton />}
        >
          {(read) => <GeneratorForm generator={read} onStarted={showRun} />}
        </Loaded>
        {run === null ? (
          <EmptyState level={2} title="No test mails yet" illustration={<EmptyTray />}>
            Generate some, and see here what became of each.
          </EmptyState>
        ) : (
          <RunView key={run.id} run={run} />
        )}
      </div>
    </div>
  )
}

const FormSkeleton = () => (
  <div aria-busy="true" className="grid gap-4 rounded-panel bg-surface p-5 shadow-card">
    {['h-8', 'h-8', 'h-40', 'h-32', 'h-9'].map((height, at) => (
      <Skeleton key={at} className={`w-full ${height}`} />
    ))}
  </div>
)
