// Buttons below an answer about one task: each moves it (COP-29).
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../ui/api.ts'
import { Button } from '../../../ui/button.tsx'
import { updateTask } from '../../tasks/contract.ts'
import type { CopilotMessage, TaskIntent } from '../contract.ts'
import { pressIntent } from './task-intents.ts'
import { type Told, tell, tellNote } from './told.ts'

export function IntentButtons({ message: { id, parts }, told }: { message: CopilotMessage; told: Told }) {
  const client = useQueryClient()
  const [running, setRunning] = useState<TaskIntent | null>(null)
  const intents = parts?.taskIntents ?? []
  if (intents.length === 0) return null

  async function press(intent: TaskIntent) {
    setRunning(intent)
    const words = await pressIntent(intent, async (taskId, status) => {
      const known = told.version ?? intent.version
      const body = { status, ...(known != null && { version: known }) }
      const { version } = await api(updateTask, { params: { id: taskId }, body })
      tell(id, { version })
    })
    setRunning(null)
    if (words === null) return
    tellNote(id, words)
    await client.invalidateQueries()
  }

  return (
    <div className="flex flex-wrap gap-1.5">
      {intents.map((intent) => (
        <Button
          key={intent.status}
          size="sm"
          busy={running === intent}
          disabled={running !== null}
          onClick={() => void press(intent)}
        >
          {intent.label}
        </Button>
      ))}
    </div>
  )
}
