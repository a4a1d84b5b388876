// The personal Task Board at /tasks and /task-board, below the switch to My Tasks (SHELL-25).
import { TaskBoardPage } from '../features/tasks/screen/task-board/task-board-page.tsx'
import { TaskPlaces } from './task-places.tsx'

export function TaskBoardRoute() {
  return (
    <TaskPlaces>
      <TaskBoardPage />
    </TaskPlaces>
  )
}
