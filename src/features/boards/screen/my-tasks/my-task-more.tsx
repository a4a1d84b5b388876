// What a row of My Tasks does not show but a screen reader says: status, text, people, the last change, the mail.
import { relativeTime } from '../../../../ui/dates.ts'
import { useNow } from '../../../../ui/now.ts'
import { maxAvatars } from '../../../../ui/person.tsx'
import type { ListedTask } from '../../../tasks/lists/contract.ts'
import { nameOf } from '../cards/filter-tasks.ts'
import { ownDescription } from '../cards/own-description.ts'
import { statusLabelOf } from '../status-words.ts'

/** Nothing for what is missing (MYT-13). */
export function MyTaskMore({ task }: { task: ListedTask }) {
  const description = ownDescription(task)
  const subject = task.sourceEmailSubject?.trim() ?? ''
  const updated = relativeTime(task.updatedAt, useNow())
  return (
    <>
      <span className="sr-only">{statusLabelOf(task.status).label}</span>
      {description !== '' && <span className="sr-only">{description}</span>}
      <span className="sr-only">Assigned to: </span>
      <span className="sr-only">{namesOf(task)}</span>
      <span className="sr-only">Updated {updated === 'Just now' ? 'just now' : updated}</span>
      {subject !== '' && <span className="sr-only">From the mail: {subject}</span>}
    </>
  )
}

/* The first three and "+N". */
function namesOf({ assignees }: ListedTask): string {
  const names = assignees.map(({ user }) => nameOf(user))
  const rest = names.length - maxAvatars
  return `${names.slice(0, maxAvatars).join(', ')}${rest > 0 ? ` +${rest}` : ''}`
}
