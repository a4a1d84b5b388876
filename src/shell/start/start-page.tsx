// Where the signed-in person begins: where to write to, what there is to do, and what became of the mail.
import type { ReactNode } from 'react'
import { LatestMails } from '../../features/triage/screen/latest-mails.tsx'
import { RecentProjects } from './recent-projects.tsx'
import { TaskCounts } from './task-counts.tsx'
import { Welcome } from './welcome.tsx'

export function StartPage() {
  return (
    <div className="mx-auto w-full max-w-page px-6 py-6 max-md:px-4">
      <h1 className="sr-only">Start</h1>
      <Welcome />
      <TaskCounts />
      <div className="mt-3 grid items-start gap-3 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Panel title="Recent projects">
          <RecentProjects />
        </Panel>
        <Panel title="What became of your mail">
          <LatestMails count={5} />
        </Panel>
      </div>
    </div>
  )
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0 overflow-hidden rounded-panel bg-surface shadow-card">
      <h2 className="px-5 pt-4 pb-2 text-14 font-semibold">{title}</h2>
      {children}
    </section>
  )
}
