// My Tasks at /my-tasks, below the switch to the Task Board (SHELL-24, SHELL-25).
import type { PageProps } from '../../../client.ts'
import { TaskPlaces } from '../task-places.tsx'
import { MyTasksPage } from './my-tasks-page.tsx'

export function MyTasksRoute({ slots: { firstMail: FirstMail } }: PageProps) {
  return (
    <TaskPlaces>
      <MyTasksPage firstMail={FirstMail && <FirstMail />} />
    </TaskPlaces>
  )
}
