// Where the signed-in person begins: the way to a first task, and from then on what needs them today.
import { useState } from 'react'
import { listProjects } from '../../features/projects/contract.ts'
import { Loading, SkeletonRows } from '../../ui/skeleton.tsx'
import { useRead } from '../../ui/use-read.ts'
import { FirstRun } from './first-run.tsx'
import { Home } from './home.tsx'

export function StartPage() {
  const projects = useRead(listProjects, {})
  const [isFirst, setFirst] = useState<boolean | null>(null)
  // Decided once: the first project must not take away the page that tells how it came about.
  if (isFirst === null && projects.data) setFirst(projects.data.projects.every(({ isSystem }) => isSystem))
  if (isFirst === null && projects.isPending) {
    return (
      <div className="mx-auto w-full max-w-page px-6 py-10 max-md:px-4">
        <h1 className="sr-only">Start</h1>
        <Loading label="Loading your day">
          <SkeletonRows rows={8} />
        </Loading>
      </div>
    )
  }
  return isFirst ? <FirstRun /> : <Home />
}
