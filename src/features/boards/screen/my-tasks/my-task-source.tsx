// The second line of a row: the project, and the sentence that the task was read from.
import { FolderClosed } from 'lucide-react'
import { EvidenceLine } from '../../../../ui/evidence-popover.tsx'
import type { ListedTask } from '../../../tasks/lists/contract.ts'
import { mailOnBoard } from '../cards/mail-address.ts'
import { shownEvidence } from '../cards/task-evidence.ts'

export function MyTaskSource({ task }: { task: ListedTask }) {
  const { id, projectId, evidence } = task
  const project = <span className="text-ink-2">{task.projectName ?? 'Unknown'}</span>
  const proof = evidence && shownEvidence(evidence, mailOnBoard(projectId, evidence.mailId, `t${id}`))
  if (proof)
    return (
      <EvidenceLine
        className="z-1 w-fit max-w-full"
        evidence={proof}
        thing="task"
        prefix={<>{project} · </>}
      />
    )
  return (
    <p className="flex h-[18px] items-center gap-[7px] text-12 text-ink-3">
      <FolderClosed aria-hidden className="mx-0.5 size-3.5 shrink-0" />
      <span className="truncate">{project}</span>
    </p>
  )
}
