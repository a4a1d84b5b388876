// The waiting-for list at /waiting, below the switch to the other views of tasks.
import { TaskPlaces } from '../../boards/screen/task-places.tsx'
import { WaitingPage } from './waiting-page.tsx'

export function WaitingRoute() {
  return (
    <TaskPlaces>
      <WaitingPage />
    </TaskPlaces>
  )
}
