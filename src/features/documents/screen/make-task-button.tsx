// The press that makes a task of something in a document, and the way to that task once it is made.
import { Link } from 'wouter'
import { Button } from '../../../ui/button.tsx'
import type { Document } from '../contract.ts'
import { type TaskSource, useMakeTask } from './use-document-acts.ts'

type MakeTaskProps = { document: Document; of: TaskSource; name: string }

export function MakeTask({ document, of, name }: MakeTaskProps) {
  const make = useMakeTask(document.id)
  const made = document.tasks.find((one) => isOf(one, of))
  if (made)
    return (
      <Link
        href={`/task/${made.taskId}`}
        className="link mt-1.5 mr-2 text-12 whitespace-nowrap max-sm:mt-0 max-sm:mb-1.5 max-sm:ml-2.5"
        aria-label={`Open task: ${name}`}
      >
        Open task
      </Link>
    )
  if (!document.mayChange) return null
  return (
    <Button
      size="sm"
      className="mt-1 mr-1 shrink-0 max-sm:mt-0 max-sm:mb-1.5 max-sm:ml-2.5"
      busy={make.isPending}
      aria-label={`Make a task: ${name}`}
      onClick={() => make.mutate(of)}
    >
      Make a task
    </Button>
  )
}

const isOf = (task: Document['tasks'][number], of: TaskSource): boolean =>
  task.list === of.list &&
  task.index === of.index &&
  task.earlierId === (of.list === 'changes' ? of.earlierId : null)
