// Settings, Notifications: the time zone, and the hours in which no mail about what is due comes.
import { type SubmitEvent, useMemo, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { fieldFailure } from '../../../ui/failure-toast.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Select } from '../../../ui/select.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { type Hours, type QuietTimes, sameTimes } from '../contract.ts'
import { timeZoneOptions } from './time-zones.ts'
import { useHours, useSetHours } from './use-hours.ts'

const usual: QuietTimes = { from: '22:00', to: '07:00' }

export function HoursPanel() {
  const hours = useHours()
  return (
    <Panel
      title="Your hours"
      description="Reminders, the weekly digest and mails that ask after a task come in your morning, and not in your quiet hours: they wait for their end."
    >
      <Loaded
        of={hours}
        failed="Your hours could not be loaded"
        waiting={
          <Loading label="Loading your hours" className="grid gap-4">
            <Skeleton className="w-2/5" />
            <Skeleton className="w-3/5" />
          </Loading>
        }
      >
        {(read) => <HoursForm key={JSON.stringify(read)} hours={read} />}
      </Loaded>
    </Panel>
  )
}

function HoursForm({ hours }: { hours: Hours }) {
  const [timeZone, setTimeZone] = useState(hours.timeZone)
  const [isQuiet, setQuiet] = useState(hours.quiet !== null)
  const [times, setTimes] = useState(hours.quiet ?? usual)
  const [fault, setFault] = useState<string>()
  const zones = useMemo(() => timeZoneOptions(hours.timeZone), [hours.timeZone])
  const save = useSetHours()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const broken = isQuiet ? timesFault(times) : undefined
    setFault(broken)
    if (broken === undefined && !save.isPending) save.mutate({ timeZone, quiet: isQuiet ? times : null })
  }

  function changeTime(part: Partial<QuietTimes>) {
    setTimes((before) => ({ ...before, ...part }))
    setFault(undefined)
  }

  return (
    <form onSubmit={submit} className="grid gap-5">
      <Field
        label="Time zone"
        className="max-w-[340px]"
        hint={`Your morning begins at ${hours.morning} there.`}
        error={fieldFailure(save.error)}
      >
        <Select value={timeZone} onValueChange={setTimeZone} options={zones} />
      </Field>
      <div className="grid gap-3">
        <Switch checked={isQuiet} onCheckedChange={setQuiet} label="Quiet hours" />
        {isQuiet && (
          <div className="grid max-w-[340px] grid-cols-2 items-start gap-3 max-[25rem]:grid-cols-1">
            <Field label="From">
              <Input
                type="time"
                required
                value={times.from}
                onChange={(event) => changeTime({ from: event.target.value })}
              />
            </Field>
            <Field label="Until" error={fault}>
              <Input
                type="time"
                required
                value={times.to}
                onChange={(event) => changeTime({ to: event.target.value })}
              />
            </Field>
          </div>
        )}
      </div>
      <div>
        <Button type="submit" busy={save.isPending} busyLabel="Saving...">
          Save
        </Button>
      </div>
    </form>
  )
}

function timesFault({ from, to }: QuietTimes): string | undefined {
  if (from === '' || to === '') return 'Give both times'
  return from === to ? sameTimes : undefined
}
