// The slip on top of a task: the sentence that it was read from, torn off by the perforation (DLG-02).
import { Mail } from 'lucide-react'
import { Link } from 'wouter'
import { formatDate, formatTime } from '../../../../ui/dates.ts'
import { EvidencePopover } from '../../../../ui/evidence-popover.tsx'
import type { Task } from '../../../tasks/contract.ts'
import { mailOnBoard } from '../cards/mail-address.ts'
import { shownEvidence } from '../cards/task-evidence.ts'

export type TaskSlipProps = { task: Task; onUndo: (changeSetId: number) => void }

/** Nothing for a task that came from no mail. */
export function TaskSlip({ task, onUndo }: TaskSlipProps) {
  const { id, projectId, evidence, sourceEmail, sourceEmailSubject } = task
  const proof = evidence && shownEvidence(evidence, mailOnBoard(projectId, evidence.mailId, `t${id}`))
  if (!sourceEmail && !proof) return null
  const source = sourceEmail && (
    <p className={proof ? 'sr-only' : 'flex flex-wrap gap-x-1.5 text-13 text-ink-2 wrap-text'}>
      <span>Source Email</span> <span>{sourceEmail}</span>
      {sourceEmailSubject && <span>{sourceEmailSubject}</span>}
    </p>
  )
  return (
    <div className="mb-4 grid grid-cols-[18px_minmax(0,1fr)] gap-x-[11px] border-b border-dashed border-line-2 pb-[13px]">
      {proof ? (
        <>
          <span className="mt-[3px] h-4.5">
            <EvidencePopover evidence={proof} thing="task" {...undoOf(task, onUndo)} />
          </span>
          <blockquote data-agent={proof.agent} className="text-15 leading-6 wrap-text">
            “<mark className="marked-sentence">{proof.sentence.trim()}</mark>”
          </blockquote>
          <p className="col-start-2 text-12 leading-[18px] text-ink-2 wrap-text">
            <strong className="font-550 text-ink">{proof.sender}</strong> in{' '}
            <Link href={proof.href ?? ''} className="link">
              {proof.subject || '(no subject)'}
            </Link>{' '}
            · {formatDate(proof.at)}, {formatTime(proof.at)} · by{' '}
            {proof.readBy === 'rules' ? 'rules' : 'the language model'}, {Math.round(proof.certainty * 100)}%
            sure
          </p>
        </>
      ) : (
        <Mail aria-hidden className="mt-0.5 size-4 text-ink-3" />
      )}
      {source}
    </div>
  )
}

function undoOf({ evidence }: Task, onUndo: (changeSetId: number) => void) {
  const id = evidence?.changeSetId ?? null
  return id === null ? {} : { onUndo: () => onUndo(id) }
}
