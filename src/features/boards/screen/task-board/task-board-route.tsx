// The personal Task Board at /tasks and /task-board, below the switch to My Tasks (SHELL-25).
import { TaskPlaces } from '../task-places.tsx'
import { TaskBoardPage } from './task-board-page.tsx'

export function TaskBoardRoute() {
  return (
    <TaskPlaces>
      <TaskBoardPage />
    </TaskPlaces>
  )
}
