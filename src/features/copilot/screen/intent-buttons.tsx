// Buttons below an answer: each moves its task, or one that is chosen on the board (COP-29, AIA-09, ERR-29 to ERR-31).
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../ui/api.ts'
import { Button } from '../../../ui/button.tsx'
import { failureWords } from '../../../ui/request.ts'
import { toast, UNDO } from '../../../ui/toasts.ts'
import { updateTask } from '../../tasks/contract.ts'
import type { CopilotMessage, TaskIntent } from '../contract.ts'
import { useBoardTasks } from './board/board-tasks.ts'
import { OpenMove } from './board/open-move.tsx'
import { pressIntent } from './task-intents.ts'
import { type Told, tell, tellNote } from './told.ts'

export function IntentButtons({ message: { id, parts }, told }: { message: CopilotMessage; told: Told }) {
  const client = useQueryClient()
  const tasks = useBoardTasks()
  const [running, setRunning] = useState<TaskIntent | null>(null)
  const intents = parts?.taskIntents ?? []
  if (intents.length === 0) return null

  async function move(taskId: number, status: string, version: number | null | undefined) {
    const before = tasks?.find((task) => task.id === taskId)?.status
    const body = { status, ...(version != null && { version }) }
    const saved = await api(updateTask, { params: { id: taskId }, body })
    tell(id, { version: saved.version })
    if (before === undefined) return
    toast({
      kind: 'success',
      title: `Task moved to ${status}`,
      description: saved.title,
      ...(before !== status && {
        action: { label: UNDO, onPress: () => void back(saved, before) },
      }),
    })
  }

  async function back(moved: { id: number; title: string; version: number }, status: string) {
    try {
      const body = { status, version: moved.version }
      const { version } = await api(updateTask, { params: { id: moved.id }, body })
      tell(id, { version })
      toast({ kind: 'success', title: `Task moved to ${status}`, description: moved.title })
    } catch (error) {
      toastFailed(error)
    }
    await client.invalidateQueries()
  }

  async function press(intent: TaskIntent, chosen?: { id: number; version: number }) {
    setRunning(intent)
    const meant = chosen ? { ...intent, taskId: chosen.id } : intent
    const words = await pressIntent(meant, async (taskId, status) => {
      try {
        await move(taskId, status, chosen?.version ?? told.version ?? intent.version)
      } catch (error) {
        if (tasks) toastFailed(error)
        throw error
      }
    })
    setRunning(null)
    if (words === null) return
    tellNote(id, words)
    await client.invalidateQueries()
  }

  return (
    <div className="flex flex-wrap gap-1.5">
      {intents.map((intent) =>
        intent.taskId === null && tasks ? (
          <OpenMove
            key={intent.status}
            intent={intent}
            tasks={tasks}
            busy={running !== null}
            onMove={(task) => void press(intent, task)}
          />
        ) : (
          <Button
            key={intent.status}
            size="sm"
            busy={running === intent}
            disabled={running !== null}
            onClick={() => void press(intent)}
          >
            {intent.label}
          </Button>
        ),
      )}
    </div>
  )
}

/** ERR-31. */
function toastFailed(error: unknown): void {
  toast({ kind: 'destructive', title: 'Failed to update task status', description: failureWords(error) })
}
