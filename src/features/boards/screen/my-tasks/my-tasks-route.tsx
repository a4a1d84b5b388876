// My Tasks at /my-tasks, below the switch to the Task Board (SHELL-24, SHELL-25).
import { TaskPlaces } from '../task-places.tsx'
import { MyTasksPage } from './my-tasks-page.tsx'

export function MyTasksRoute() {
  return (
    <TaskPlaces>
      <MyTasksPage />
    </TaskPlaces>
  )
}
