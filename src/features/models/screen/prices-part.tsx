// What the models cost by the million tokens, as the owner looked it up.
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { formatDate } from '../../../ui/dates.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { failureWords } from '../../../ui/request.ts'
import { Select } from '../../../ui/select.tsx'
import { Table, Td, Th } from '../../../ui/table.tsx'
import type { ModelPrice } from '../contract.ts'
import { useModelUsage, useSetPrice } from './use-models.ts'

const DAYS = 30

export function PricesPart({ models }: { models: readonly string[] }) {
  const [isOpen, setOpen] = useState(false)
  const prices = useModelUsage(DAYS).data?.prices ?? []
  return (
    <Panel
      title="Prices"
      description="For a million tokens. What a model without a price costs is shown as unknown."
    >
      {prices.length > 0 && <Prices prices={prices} />}
      <div className="mt-3 first:mt-0">
        {isOpen ? (
          <PriceForm models={models} done={() => setOpen(false)} />
        ) : (
          <Button size="sm" onClick={() => setOpen(true)}>
            Enter a price
          </Button>
        )}
      </div>
    </Panel>
  )
}

function Prices({ prices }: { prices: readonly ModelPrice[] }) {
  return (
    <Table
      caption="Prices of models"
      head={
        <tr>
          <Th>Model</Th>
          <Th numeric>Input</Th>
          <Th numeric>Cached</Th>
          <Th numeric>Output</Th>
          <Th>Looked up</Th>
        </tr>
      }
    >
      {prices.map(({ model, input, cached, output, currency, day, source }) => (
        <tr key={model}>
          <Td className="min-w-24 wrap-text">{model}</Td>
          <Td numeric>
            {input} {currency}
          </Td>
          <Td numeric>{cached}</Td>
          <Td numeric>{output}</Td>
          <Td className="wrap-text">
            {formatDate(day)}, {source}
          </Td>
        </tr>
      ))}
    </Table>
  )
}

const today = () => new Date().toISOString().slice(0, 10)

function PriceForm({ models, done }: { models: readonly string[]; done: () => void }) {
  const [model, setModel] = useState(models[0] ?? '')
  const [amounts, setAmounts] = useState({ input: '', cached: '', output: '' })
  const [currency, setCurrency] = useState('USD')
  const [source, setSource] = useState('')
  const save = useSetPrice(done)
  const numbers = [amounts.input, amounts.cached, amounts.output]
  const isWhole =
    model !== '' &&
    source.trim() !== '' &&
    /^[A-Z]{3}$/.test(currency) &&
    numbers.every((amount) => amount.trim() !== '' && Number.isFinite(Number(amount)))
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isWhole || save.isPending) return
    const { input, cached, output } = amounts
    save.mutate({
      model,
      input: Number(input),
      cached: Number(cached),
      output: Number(output),
      currency,
      day: today(),
      source: source.trim(),
    })
  }
  const amount = (name: keyof typeof amounts, label: string) => (
    <Field label={label} className="min-w-0 flex-[1_1_7rem]">
      <Input
        inputMode="decimal"
        value={amounts[name]}
        onChange={(event) => setAmounts({ ...amounts, [name]: event.target.value })}
      />
    </Field>
  )
  return (
    <form noValidate onSubmit={submit} aria-label="Price of a model" className="grid max-w-[36rem] gap-4">
      <Field label="Model">
        <Select
          value={model}
          onValueChange={setModel}
          options={models.map((name) => ({ value: name, label: name }))}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        {amount('input', 'Input')}
        {amount('cached', 'Cached input')}
        {amount('output', 'Output')}
        <Field label="Currency" className="min-w-0 flex-[1_1_5rem]">
          <Input
            value={currency}
            maxLength={3}
            onChange={(event) => setCurrency(event.target.value.toUpperCase())}
          />
        </Field>
      </div>
      <Field label="Source" hint="The page or contract that it is from">
        <Input value={source} onChange={(event) => setSource(event.target.value)} />
      </Field>
      {save.error && (
        <p role="alert" className="text-13 text-danger-ink">
          {failureWords(save.error)}
        </p>
      )}
      <div className="flex gap-2">
        <Button
          type="submit"
          variant="primary"
          disabled={!isWhole}
          busy={save.isPending}
          busyLabel="Saving..."
        >
          Save the price
        </Button>
        <Button variant="ghost" onClick={done}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
