// Fields in rest, with a hint and with an error; choices.
import { Calendar, Search } from 'lucide-react'
import { useState } from 'react'
import { Checkbox } from '../checkbox.tsx'
import { Chip } from '../chip.tsx'
import { Field } from '../field.tsx'
import { Input } from '../input.tsx'
import { Kbd } from '../kbd.tsx'
import { Segmented } from '../segmented.tsx'
import { Select } from '../select.tsx'
import { Switch } from '../switch.tsx'
import { Textarea } from '../textarea.tsx'
import { Part, Row } from './part.tsx'

const choices = [
  { value: 'member', label: 'Member' },
  { value: 'manager', label: 'Manager' },
  { value: 'admin', label: 'Admin', disabled: true },
]

export function FieldsPart() {
  const [role, setRole] = useState('member')
  const [checked, setChecked] = useState(true)
  const [period, setPeriod] = useState('weekly')
  const [pressed, setPressed] = useState(true)
  return (
    <Part title="Fields">
      <Input
        type="search"
        aria-label="Search tasks"
        placeholder="Search tasks"
        icon={<Search aria-hidden />}
        trailing={<Kbd keys="/" />}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Task title" error="Task title is required" required>
          <Input />
        </Field>
        <Field label="Due date" hint="Read in your time zone.">
          <Input defaultValue="Mar 12, 2026" icon={<Calendar aria-hidden />} />
        </Field>
        <Field label="Role">
          <Select value={role} onValueChange={setRole} options={choices} />
        </Field>
        <Field label="Disabled">
          <Input disabled defaultValue="Not yours to change" />
        </Field>
      </div>
      <Field label="Description">
        <Textarea placeholder="What should happen" />
      </Field>
      <Row>
        <Chip pressed={!pressed} onClick={() => setPressed(!pressed)}>
          All tasks
        </Chip>
        <Chip pressed={pressed} onClick={() => setPressed(!pressed)}>
          High priority
        </Chip>
        <Segmented
          label="Period"
          value={period}
          onValueChange={setPeriod}
          options={[
            { value: 'weekly', label: 'Weekly' },
            { value: 'monthly', label: 'Monthly' },
            { value: 'quarterly', label: 'Quarterly' },
          ]}
        />
      </Row>
      <div className="grid gap-3 sm:grid-cols-2">
        <div>
          <Checkbox checked={checked} onCheckedChange={setChecked} label="Send me a receipt" />
          <Checkbox checked="indeterminate" onCheckedChange={setChecked} label="Some of them" />
        </div>
        <Switch
          checked={checked}
          onCheckedChange={setChecked}
          label="Daily digest"
          description="At 08:00, if there is anything."
        />
      </div>
    </Part>
  )
}
