// The personal Task Board at /tasks and /task-board, below the switch to My Tasks (SHELL-25).
import type { PageProps } from '../../../client.ts'
import { TaskPlaces } from '../task-places.tsx'
import { TaskBoardPage } from './task-board-page.tsx'

export function TaskBoardRoute({ slots: { firstMail: FirstMail } }: PageProps) {
  return (
    <TaskPlaces>
      <TaskBoardPage firstMail={FirstMail && <FirstMail />} />
    </TaskPlaces>
  )
}
