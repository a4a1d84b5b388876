// Whether the people a task waits for are asked by mail, and how often.
import { Select } from '../../../ui/select.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { CHASE_DAYS, type WaitingTask } from '../waiting/contract.ts'
import { useSetChase } from './use-waiting.ts'

const usual = [1, 2, 3, 5, 7, 14]

export function ChaseChoice({ task }: { task: WaitingTask }) {
  const change = useSetChase(task.id)
  const days = change.isPending ? change.variables : task.chaseDays
  const choices = usual.includes(days ?? CHASE_DAYS) ? usual : [...usual, days ?? CHASE_DAYS]
  return (
    <div className="grid w-40 shrink-0 content-start justify-items-end gap-2 max-md:w-full max-md:justify-items-stretch">
      <Switch
        checked={days !== null}
        onCheckedChange={(isOn) => change.mutate(isOn ? CHASE_DAYS : null)}
        label={
          <>
            Ask by mail<span className="sr-only"> after {task.title}</span>
          </>
        }
      />
      {days !== null && (
        <div className="w-full">
          <Select
            aria-label={`How often to ask after ${task.title}`}
            value={String(days)}
            onValueChange={(value) => change.mutate(Number(value))}
            options={choices.map((one) => ({ value: String(one), label: everyDays(one) }))}
          />
        </div>
      )}
    </div>
  )
}

function everyDays(days: number): string {
  if (days === 1) return 'Every day'
  if (days === 7) return 'Every week'
  return days === 14 ? 'Every 2 weeks' : `Every ${days} days`
}
