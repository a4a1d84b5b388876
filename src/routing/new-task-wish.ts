// A receipt that tells of new tasks is the mail of the switch "New task alerts": how it obeys (SET-21).
import type { Account } from './ports.ts'
import type { Summary } from './read-work.ts'
import type { WorkRoom } from './work-room.ts'

/** `unsubscribeUrl` leaves such mails (RFC 8058). */
export type NewTaskWish = { wanted: true; unsubscribeUrl?: string } | { wanted: false }

/**
 * Switched off, a receipt is left out when it says nothing but that tasks were made. One that asks something,
 * changes something or did not understand is the answer to the person's own mail and always goes (agents.md
 * 1.9). Guests have no switches; they leave by `#stop`.
 */
export async function newTaskWish(
  room: WorkRoom,
  sender: Account,
  summaries: readonly Summary[],
): Promise<NewTaskWish> {
  const tellsOfTasks = summaries.some((one) => one.items.length > 0)
  if (!tellsOfTasks || !sender.confirmed) return { wanted: true }
  const permission = await room.newTaskMail(sender.id)
  if (permission) return { wanted: true, ...permission }
  return { wanted: !summaries.every(tellsOnlyOfTasks) }
}

function tellsOnlyOfTasks({ suggestions, changed, notUnderstood, notes }: Summary): boolean {
  return [suggestions, changed, notUnderstood, notes].every((part) => part.length === 0)
}
