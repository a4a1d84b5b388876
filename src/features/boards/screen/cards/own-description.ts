// What a task's description says beside its title and the sentence of the mail: where it repeats one, nothing.
import type { Task } from '../../../tasks/contract.ts'

/** '' where title or sentence say the same; case, spaces and the stop at the end make no difference. */
export function ownDescription({
  title,
  description,
  evidence,
}: Pick<Task, 'title' | 'description' | 'evidence'>): string {
  const said = [title, evidence?.sentence ?? ''].map(core)
  return said.includes(core(description)) ? '' : description
}

const STOPS = '.!?;:,'

function core(text: string): string {
  const said = text.replace(/\s+/g, ' ').trim()
  let end = said.length
  while (end > 0 && STOPS.includes(said.charAt(end - 1))) end--
  return said.slice(0, end).toLocaleLowerCase()
}
