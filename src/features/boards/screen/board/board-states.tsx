// What a board shows instead of cards, or above them when they may be old.
import type { ReactNode } from 'react'
import { firstAgent } from '../../../../crew/crew.ts'
import { AgentAddress } from '../../../../ui/address.tsx'
import { agentFrom } from '../../../../ui/agent.ts'
import { Button } from '../../../../ui/button.tsx'
import { formatTime } from '../../../../ui/dates.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { LensOverSheet } from '../../../../ui/illustration.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { failureWords, RequestError } from '../../../../ui/request.ts'

const place = 'min-h-0 flex-1 overflow-y-auto'

/** KB-03. `address` takes mail for this project; without one a task can be made by hand. */
export function NoTasks({ address, onCreate }: { address: string | null; onCreate: () => void }) {
  return (
    <EmptyState
      className="pointer-events-auto"
      title="No tasks yet"
      action={
        address === null ? (
          <Button onClick={onCreate}>Create Task</Button>
        ) : (
          <AgentAddress
            agent={agentFrom(address.split(/[.@+]/)[0] ?? '') ?? firstAgent.type}
            address={address}
          />
        )
      }
    >
      Send an email to create your first task automatically
    </EmptyState>
  )
}

export function NoMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      className="pointer-events-auto"
      title="No tasks match"
      illustration={<LensOverSheet />}
      action={<Button onClick={onClear}>Clear filters</Button>}
    >
      Nothing on this board fits the search and filters.
    </EmptyState>
  )
}

/** Of somebody who has no project yet. */
export function NoProjects({ action, more }: { action: ReactNode; more: ReactNode }) {
  return (
    <EmptyState
      className={place}
      level={2}
      title="No projects yet"
      action={
        <div className="flex flex-col items-center gap-3">
          {action}
          {more}
        </div>
      }
    >
      A mail to {firstAgent.name} makes your first project, with the tasks in it.
    </EmptyState>
  )
}

/** KB-04. `projects` are there to select from. */
export function NoProject({ projects }: { projects: ReactNode }) {
  return (
    <div className={place}>
      <h2 className="sr-only">Tasks</h2>
      <EmptyState className="pt-12 max-md:pt-8" title="Select a Project">
        Choose a project from the sidebar to view and manage its tasks
      </EmptyState>
      {projects}
    </div>
  )
}

export type FailureProps = { error: unknown; busy: boolean; onRetry: () => void }

/** ERR-26. */
export function TasksFailed({ error, busy, onRetry }: FailureProps) {
  return (
    <>
      <h2 className="sr-only">Tasks</h2>
      <ErrorState className={place} title="Failed to fetch tasks" onRetry={onRetry} busy={busy}>
        {failureWords(error)}
        <br />
        Your tasks are safe; nothing was changed.
      </ErrorState>
    </>
  )
}

export function ProjectFailed({ error, busy, onRetry }: FailureProps) {
  return (
    <>
      <h2 className="sr-only">Tasks</h2>
      <ErrorState className={place} title="This project could not be opened" onRetry={onRetry} busy={busy}>
        {failureWords(error)}
        <br />
        {isNotMine(error)
          ? 'It may have been deleted, or belong to another company; choose one from the sidebar.'
          : 'Its tasks are safe; nothing was changed.'}
      </ErrorState>
    </>
  )
}

const isNotMine = (error: unknown) =>
  error instanceof RequestError && (error.status === 403 || error.status === 404)

export type OldTasksProps = { title?: string; since: number; busy: boolean; onRetry: () => void }

/** Cards that could not be refreshed stay, with the time from which they are. */
export function OldTasks({ title = 'Failed to fetch tasks', since, busy, onRetry }: OldTasksProps) {
  return (
    <div className="border-b border-line px-4 py-2">
      <Notice
        tone="warning"
        title={title}
        action={
          <Button size="sm" onClick={onRetry} busy={busy} busyLabel="Trying...">
            Retry
          </Button>
        }
      >
        The board is as it was at {formatTime(since)}.
      </Notice>
    </div>
  )
}
