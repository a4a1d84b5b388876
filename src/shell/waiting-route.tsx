// The waiting-for list at /waiting, below the switch to the other views of tasks.
import { WaitingPage } from '../features/reminders/screen/waiting-page.tsx'
import { TaskPlaces } from './task-places.tsx'

export function WaitingRoute() {
  return (
    <TaskPlaces>
      <WaitingPage />
    </TaskPlaces>
  )
}
