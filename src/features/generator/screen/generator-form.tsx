// What to make: how many mails, of which types, for which agents (TEST-02 to 05).
import { type FormEvent, useState } from 'react'
import type { Response } from '../../../kit/contract.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Select } from '../../../ui/select.tsx'
import { type getGenerator, testMailCounts, testMailDefaults, testMailTypes } from '../contract.ts'
import { typeWords } from './generator-words.ts'
import { type GeneratorFields, useGenerator } from './use-generator.ts'
import type { ShownRun } from './use-shown-run.ts'

type Generator = Response<typeof getGenerator>

const counts = testMailCounts.map((count) => ({ value: String(count), label: `${count} mails` }))

export function GeneratorForm({
  generator,
  onStarted,
}: {
  generator: Generator
  onStarted: (run: ShownRun) => void
}) {
  const [fields, setFields] = useState<GeneratorFields>({
    ...{ password: generator.password ?? '', customFromEmail: '', customSubject: '' },
    ...testMailDefaults,
  })
  const { isBusy, submit } = useGenerator(onStarted)
  const set = (change: Partial<GeneratorFields>) => setFields({ ...fields, ...change })
  if (!generator.isOn) {
    return (
      <Notice title="Test mails are switched off.">Set TEST_PASSWORD on the server to switch them on.</Notice>
    )
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    submit(fields)
  }
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-4 rounded-panel bg-surface p-5 shadow-card">
      <Field
        label="Test password"
        hint={
          generator.password === null
            ? undefined
            : `On a server of your own machine it is “${generator.password}”.`
        }
      >
        <Input
          type="password"
          autoComplete="off"
          value={fields.password}
          onChange={(event) => set({ password: event.target.value })}
        />
      </Field>
      <Field label="Number of mails">
        <Select
          value={String(fields.count)}
          onValueChange={(value) =>
            set({ count: testMailCounts.find((count) => String(count) === value) ?? fields.count })
          }
          options={counts}
        />
      </Field>
      <Choices
        legend="Types of mail"
        options={testMailTypes.map((value) => ({ value, label: typeWords[value] }))}
        chosen={fields.types}
        onChange={(types) => set({ types })}
      />
      <Choices
        legend="Agents"
        options={generator.agents.map(({ type, name, label }) => ({
          value: type,
          label: label === name ? `${label} agent` : `${label} agent (${name})`,
        }))}
        chosen={fields.agents}
        onChange={(agents) => set({ agents })}
      />
      <Field label="From address (optional)" hint="Shown as the sender’s name. The mails stay yours.">
        <Input
          type="email"
          value={fields.customFromEmail}
          onChange={(event) => set({ customFromEmail: event.target.value })}
        />
      </Field>
      <Field label="Subject (optional)">
        <Input
          value={fields.customSubject}
          onChange={(event) => set({ customSubject: event.target.value })}
        />
      </Field>
      <Button type="submit" variant="primary" busy={isBusy} busyLabel="Generating...">
        Generate test mails
      </Button>
    </form>
  )
}

interface ChoicesProps<V extends string> {
  legend: string
  options: readonly { value: V; label: string }[]
  chosen: readonly V[]
  onChange: (chosen: V[]) => void
}

function Choices<V extends string>({ legend, options, chosen, onChange }: ChoicesProps<V>) {
  return (
    <fieldset>
      <legend className="mb-1 text-13 font-medium">{legend}</legend>
      {options.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          checked={chosen.includes(value)}
          onCheckedChange={(isOn) =>
            onChange(
              options.map((one) => one.value).filter((one) => (one === value ? isOn : chosen.includes(one))),
            )
          }
        />
      ))}
    </fieldset>
  )
}
