// What is proposed for a task or a poll about something that people said; of what only managers see it says nothing.
import { emptyPoll, type PollForm } from '../../polls/screen/form/poll-form.ts'
import type { Topic } from './follow-ups.ts'

export interface TaskWish {
  title: string
  description: string
  /** Of the project; "new" for one that is made for it. */
  project: string
  /** 'YYYY-MM-DD', or empty. */
  due: string
}

export const NEW_PROJECT = 'new'

export function proposedTask({ name, description, isForManagers }: Topic, project: string): TaskWish {
  const about = isForManagers
    ? { title: 'Talk with the team about how things are going', description: '' }
    : { title: `Look into ${name}`, description }
  return { ...about, project, due: '' }
}

const usualOptions = ['Act on it now', 'Look into it first', 'Leave it as it is']

export function proposedPoll({ name, isForManagers, options }: Topic, people: readonly string[]): PollForm {
  return {
    ...emptyPoll,
    question: isForManagers ? 'What would help the team most?' : `What should we do about ${name}?`,
    lines: isForManagers ? '' : (options ?? usualOptions).join('\n'),
    voters: people.join(', '),
  }
}
