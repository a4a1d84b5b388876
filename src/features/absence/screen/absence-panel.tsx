// Settings, Notifications: from when until when the person is away, and who stands in.
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { formatDay } from '../../../ui/dates.ts'
import { fieldFailure } from '../../../ui/failure-toast.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { LoadedPanel } from '../../../ui/loaded-panel.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Select } from '../../../ui/select.tsx'
import { endsBeforeItBegins, type ShownAbsence } from '../contract.ts'
import { useAbsence, useAbsenceActs } from './use-absence.ts'

const NOBODY = 'nobody'

export function AbsencePanel() {
  const absence = useAbsence()
  return (
    <LoadedPanel
      title="Away"
      description="While you are away, reminders, digests and mails that ask after a task wait. Tasks that mails would give to you go to who stands in. On your return one mail tells you what happened. Colleagues see it; nobody from outside does."
      of={absence}
      what="your absence"
    >
      {(read) => <AbsenceForm read={read} />}
    </LoadedPanel>
  )
}

const filledFrom = ({ absence, today }: ShownAbsence) => ({
  from: absence?.from ?? today,
  until: absence?.until ?? '',
  delegate: String(absence?.delegateId ?? NOBODY),
})

function AbsenceForm({ read }: { read: ShownAbsence }) {
  const { absence, colleagues } = read
  const [shown, setShown] = useState(read.absence)
  const [{ from, until, delegate }, setFilled] = useState(filledFrom(read))
  const [fault, setFault] = useState<string>()
  const fill = (part: Partial<ReturnType<typeof filledFrom>>) => setFilled((is) => ({ ...is, ...part }))
  // Filled anew where it is, so that whoever pressed a button stays there.
  if (JSON.stringify(shown) !== JSON.stringify(absence)) {
    setShown(absence)
    setFilled(filledFrom(read))
  }
  const { set, end } = useAbsenceActs()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const broken =
      from === '' || until === '' ? 'Give both days' : until < from ? endsBeforeItBegins : undefined
    setFault(broken)
    if (broken !== undefined || set.isPending) return
    set.mutate({ from, until, delegateId: delegate === NOBODY ? null : Number(delegate) })
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      {absence && (
        <Notice>
          {absence.isNow
            ? `You are away until ${formatDay(absence.until)}.`
            : `You will be away from ${formatDay(absence.from)} until ${formatDay(absence.until)}.`}
        </Notice>
      )}
      <div className="grid max-w-[340px] grid-cols-2 items-start gap-3 max-[25rem]:grid-cols-1 max-[25rem]:gap-5">
        <Field label="First day away">
          <Input type="date" required value={from} onChange={(event) => fill({ from: event.target.value })} />
        </Field>
        <Field label="Last day away" error={fault ?? fieldFailure(set.error)}>
          <Input
            type="date"
            required
            min={from}
            value={until}
            onChange={(event) => {
              fill({ until: event.target.value })
              setFault(undefined)
            }}
          />
        </Field>
      </div>
      {colleagues.length > 0 && (
        <Field
          label="Who stands in"
          className="max-w-[340px]"
          hint="In projects that they may see; in new ones they take part."
        >
          <Select
            value={delegate}
            onValueChange={(value) => fill({ delegate: value })}
            options={[
              { value: NOBODY, label: 'Nobody' },
              ...colleagues.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        </Field>
      )}
      <div className="flex gap-2">
        <Button type="submit" busy={set.isPending} busyLabel="Saving...">
          Save
        </Button>
        {absence && (
          <Button
            variant="ghost"
            busy={end.isPending}
            busyLabel="Ending..."
            onClick={() => end.mutate('now')}
          >
            {absence.isNow ? 'I am back' : 'Do not go'}
          </Button>
        )}
      </div>
    </form>
  )
}
