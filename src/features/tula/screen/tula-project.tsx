// One of Tula's projects beside the list: its tasks, each to be opened, and the mails they came from (TULA-06, TULA-07).
import { ArrowUpRight, MessagesSquare } from 'lucide-react'
import { useState } from 'react'
import type { Suggestion } from '../../../records/contract.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { failureWords } from '../../../ui/request.ts'
import { Loading, SkeletonRows } from '../../../ui/skeleton.tsx'
import { MailDialogs, useOpenMail } from '../../boards/screen/board/mail-dialogs.tsx'
import { useOpenTask } from '../../boards/screen/task/open-task.ts'
import { TaskLayer } from '../../boards/screen/task/task-layer.tsx'
import { useProjectTasks } from '../../boards/screen/use-project-tasks.ts'
import { useProject } from '../../projects/screen/use-projects.ts'
import type { Task } from '../../tasks/contract.ts'
import { TulaTask } from './tula-task.tsx'

const noTasks: readonly Task[] = []
const noSuggestions: readonly Suggestion[] = []

export function TulaProject({ id }: { id: number }) {
  const project = useProject(id)
  const tasks = useProjectTasks(id)
  const mail = useOpenMail()
  const { openId, open, close } = useOpenTask()
  const [chain, setChain] = useState(false)
  const failed = project.isError ? project : tasks.isError && tasks.data === undefined ? tasks : null
  return (
    <section
      aria-labelledby="tula-project"
      className="min-w-0 overflow-hidden rounded-panel bg-surface shadow-card [--ground:var(--surface)]"
    >
      <header className="border-b border-line px-5 pt-4 pb-3 max-md:px-4">
        <h2 id="tula-project" tabIndex={-1} className="text-14 font-semibold wrap-text">
          {project.data?.name ?? 'Project'}
        </h2>
        <div className="mt-2.5 flex flex-wrap gap-2">
          <ButtonLink href={`/project/${id}`} icon={<ArrowUpRight aria-hidden />}>
            Open Board
          </ButtonLink>
          <Button
            icon={<MessagesSquare aria-hidden />}
            disabled={project.data === undefined}
            onClick={() => setChain(true)}
          >
            Email Chain
          </Button>
        </div>
      </header>
      {failed ? (
        <ErrorState
          title="The project could not be loaded"
          onRetry={() => void Promise.all([project.refetch(), tasks.refetch()])}
          busy={project.isFetching || tasks.isFetching}
        >
          {failureWords(failed.error)}
        </ErrorState>
      ) : tasks.data === undefined ? (
        <Loading label="Loading the tasks" className="px-5 py-3">
          <SkeletonRows rows={3} />
        </Loading>
      ) : tasks.data.length === 0 ? (
        <EmptyState title="No task yet">A reply to Tula’s receipt can still make one.</EmptyState>
      ) : (
        <ul aria-label="Tasks" className="divide-y divide-line">
          {tasks.data.map((task) => (
            <TulaTask key={task.id} task={task} onOpen={open} />
          ))}
        </ul>
      )}
      {openId !== null && (
        <TaskLayer
          key={openId}
          taskId={openId}
          known={tasks.data?.find((task) => task.id === openId)}
          onClose={close}
        />
      )}
      {project.data && (
        <MailDialogs
          project={project.data}
          tasks={tasks.data ?? noTasks}
          suggestions={noSuggestions}
          shown={chain ? 'chain' : null}
          mail={mail}
          onClose={() => setChain(false)}
        />
      )}
    </section>
  )
}
