// The form that sets a model up: a server, a key where it needs one, the model, and a test before it counts.
import { FlaskConical, Plus, Search } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { failureWords } from '../../../ui/request.ts'
import { Select } from '../../../ui/select.tsx'
import type { ModelToAsk } from '../contract.ts'
import { type PresetName, type PresetOption, presets, type ServerPreset } from './presets.ts'
import { TryResult } from './try-result.tsx'
import { useAddModel, useFindModels, useTryModel } from './use-models.ts'

type ModelUse = 'texts' | 'vectors'

const uses: readonly { value: ModelUse; label: string }[] = [
  { value: 'texts', label: 'Read mails and answer' },
  { value: 'vectors', label: 'Vectors, to find by meaning' },
]

const useHints: Record<ModelUse, string> = {
  texts: 'A model that writes, such as a chat model',
  vectors: 'A model for embeddings. Articles and documents are sent to it.',
}

interface ModelFormProps {
  first: PresetName
  options: readonly PresetOption[]
  done: () => void
}

export function ModelForm({ first, options, done }: ModelFormProps) {
  const [chosen, setChosen] = useState<PresetName>(first)
  const preset: ServerPreset = presets[chosen]
  const [address, setAddress] = useState(preset.address ?? '')
  const [key, setKey] = useState('')
  const [model, setModel] = useState('')
  const [use, setUse] = useState<ModelUse>('texts')
  const trial = useTryModel()
  const found = useFindModels()
  const add = useAddModel(done)
  const server: Omit<ModelToAsk, 'model'> = {
    provider: preset.provider,
    address: preset.address === null ? null : address.trim(),
    key,
  }
  const isWhole =
    model.trim() !== '' &&
    (!preset.needsKey || key.trim() !== '') &&
    (preset.address === null || address.trim() !== '')
  const names = found.data?.names ?? []
  // Anthropic has no vectors, and Google's are asked for by OpenAI's API.
  const mayGiveVectors = preset.provider === 'openai-compatible'
  const isForVectors = mayGiveVectors && use === 'vectors'

  function choose(name: PresetName) {
    setChosen(name)
    setAddress(presets[name].address ?? '')
    setModel('')
    trial.reset()
    found.reset()
  }

  function chooseUse(chosenUse: ModelUse) {
    setUse(chosenUse)
    trial.reset()
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isWhole && !add.isPending)
      add.mutate({ ...server, model, ...(isForVectors && { purposes: ['vectors'] }) })
  }

  const failure = add.error ?? trial.error ?? found.error
  const trouble = failure ? failureWords(failure) : found.data?.trouble
  return (
    <form noValidate onSubmit={submit} aria-label="Set up a model" className="grid max-w-[36rem] gap-4">
      <Field label="Server" hint={preset.hint}>
        <Select value={chosen} onValueChange={choose} options={options} />
      </Field>
      {preset.address !== null && (
        <Field label="Address">
          <Input
            type="url"
            value={address}
            placeholder="http://127.0.0.1:8000/v1"
            onChange={(event) => setAddress(event.target.value)}
          />
        </Field>
      )}
      <Field label={preset.needsKey ? 'Key' : 'Key, where it asks for one'}>
        <Input
          type="password"
          autoComplete="off"
          value={key}
          onChange={(event) => setKey(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap items-end gap-2">
        <Field label="Model" className="min-w-0 flex-[1_1_14rem]">
          {names.length > 0 ? (
            <Select
              value={names.includes(model) ? model : undefined}
              onValueChange={setModel}
              options={names.map((name) => ({ value: name, label: name }))}
              placeholder="Choose a model"
            />
          ) : (
            <Input value={model} autoComplete="off" onChange={(event) => setModel(event.target.value)} />
          )}
        </Field>
        <Button
          icon={<Search aria-hidden />}
          busy={found.isPending}
          busyLabel="Looking..."
          onClick={() => found.mutate(server)}
        >
          Find models
        </Button>
      </div>
      {mayGiveVectors && (
        <Field label="Use" hint={useHints[use]}>
          <Select value={use} onValueChange={chooseUse} options={uses} />
        </Field>
      )}
      {trouble && (
        <p role="alert" className="text-13 text-danger-ink">
          {trouble}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<FlaskConical aria-hidden />}
          disabled={!isWhole}
          busy={trial.isPending}
          busyLabel={isForVectors ? 'Asking...' : 'Reading a mail...'}
          onClick={() => trial.mutate({ ...server, model, ...(isForVectors && { purpose: 'vectors' }) })}
        >
          Test
        </Button>
        <Button
          type="submit"
          variant="primary"
          icon={<Plus aria-hidden />}
          disabled={!isWhole}
          busy={add.isPending}
          busyLabel="Setting up..."
        >
          {isForVectors ? 'Find by meaning with it' : 'Read mails with it'}
        </Button>
      </div>
      {trial.data && <TryResult tried={trial.data} />}
    </form>
  )
}
