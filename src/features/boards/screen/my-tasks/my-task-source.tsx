// Below the perforation: the mail that a task came from, and the sentence in it.
import { Mail } from 'lucide-react'
import { CardFoil } from '../../../../ui/card.tsx'
import { EvidencePopover } from '../../../../ui/evidence-popover.tsx'
import type { ListedTask } from '../../../tasks/lists/contract.ts'
import { writeOpenMail } from '../board/mail-address.ts'
import { shownEvidence } from '../board/task-evidence.ts'

/** Nothing for a task that came from no mail (MYT-13). */
export function MyTaskSource({ task }: { task: ListedTask }) {
  const { sourceEmailSubject: subject, evidence } = task
  if (subject === null || subject.trim() === '') return null
  const proof = evidence && shownEvidence(evidence, mailHref(task, evidence.mailId))
  return (
    <CardFoil className="-mx-4 px-4 text-12 text-ink-3">
      {proof ? (
        <span className="relative z-1 flex">
          <EvidencePopover evidence={proof} thing="task" />
        </span>
      ) : (
        <Mail aria-hidden className="size-3.5 shrink-0" />
      )}
      <span className="sr-only">From the mail: </span>
      <span className="truncate">{subject}</span>
    </CardFoil>
  )
}

/** The project's mails, opened at the sentence. */
function mailHref({ id, projectId }: ListedTask, mailId: number): string {
  return `/project/${projectId}?${writeOpenMail(new URLSearchParams(), { mailId, markKey: `t${id}` })}`
}
