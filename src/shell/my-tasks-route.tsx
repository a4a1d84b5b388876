// My Tasks at /my-tasks, below the switch to the Task Board (SHELL-24, SHELL-25).
import { MyTasksPage } from '../features/tasks/screen/my-tasks/my-tasks-page.tsx'
import { TaskPlaces } from './task-places.tsx'

export function MyTasksRoute() {
  return (
    <TaskPlaces>
      <MyTasksPage />
    </TaskPlaces>
  )
}
