// On a card: which open tasks hold it up, each a way to that task, and why it is blocked where that was said.
import { Link } from 'wouter'
import type { Task } from '../../../tasks/contract.ts'
import { CardTitle } from '../cards/card-title.tsx'
import { type Blocker, openBlockers, placeOf, reasonOf } from './held-up.ts'

export function HeldUpBy({ task }: { task: Task }) {
  const blockers = openBlockers(task)
  const reason = reasonOf(task)
  return (
    <>
      {blockers.length > 0 && (
        <p className="mt-1.5 text-12 text-blocked-ink wrap-text">
          Blocked by{' '}
          {blockers.map((blocker, place) => (
            <span key={blocker.id}>
              {place > 0 && ', '}
              <BlockerLink projectId={task.projectId} blocker={blocker} />
            </span>
          ))}
        </p>
      )}
      {reason !== null && (
        <p className="mt-1.5 text-12 text-blocked-ink wrap-text first-letter:uppercase">{reason}</p>
      )}
    </>
  )
}

export type BlockerLinkProps = { projectId: number; blocker: Blocker; onFollow?: () => void }

/* Above the area of the card's title, and not carried with the card. */
export function BlockerLink({ projectId, blocker, onFollow }: BlockerLinkProps) {
  return (
    <Link
      href={placeOf(projectId, blocker)}
      draggable={false}
      onClick={onFollow}
      className="relative z-1 underline underline-offset-2 hover:text-ink"
    >
      #{blocker.number} <CardTitle title={blocker.title} brief />
    </Link>
  )
}
