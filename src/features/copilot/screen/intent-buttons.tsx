// Buttons below an answer about one task: each moves it (COP-29).
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../ui/api.ts'
import { Button } from '../../../ui/button.tsx'
import { updateTask } from '../../tasks/contract.ts'
import type { TaskIntent } from '../contract.ts'
import { pressIntent } from './task-intents.ts'

export function IntentButtons({
  intents,
  onTold,
}: {
  intents: readonly TaskIntent[]
  onTold: (words: string) => void
}) {
  const client = useQueryClient()
  const [running, setRunning] = useState<TaskIntent | null>(null)
  if (intents.length === 0) return null

  async function press(intent: TaskIntent) {
    setRunning(intent)
    const words = await pressIntent(intent, (id, status) =>
      api(updateTask, { params: { id }, body: { status } }),
    )
    setRunning(null)
    if (words === null) return
    onTold(words)
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
