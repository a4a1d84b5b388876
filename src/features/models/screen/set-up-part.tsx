// How another model is set up: one that runs on this machine, or any other.
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { ModelForm } from './model-form.tsx'
import { allPresets, outsidePresets, type PresetName, presets } from './presets.ts'
import { useLocalServers } from './use-models.ts'

interface SetUpPartProps {
  isFirst: boolean
  sealsKeys: boolean
  /** Of the server's owner, who alone may use models inside its network. */
  isOwners: boolean
}

export function SetUpPart({ isFirst, sealsKeys, isOwners }: SetUpPartProps) {
  const [chosen, setChosen] = useState<PresetName | null>(isFirst ? 'openai' : null)
  return (
    <Panel title={isFirst ? 'Set one up' : 'Another model'}>
      {isOwners && <LocalServers choose={setChosen} />}
      {!sealsKeys && (
        <div className="mb-4">
          <Notice tone="warning" title="Keys are not sealed">
            {isOwners ? 'Set SECRETS_KEY' : 'Ask the owner of the server to set SECRETS_KEY'}, so that a copy
            of the database does not give them away.
          </Notice>
        </div>
      )}
      {chosen === null ? (
        <Button icon={<Plus aria-hidden />} onClick={() => setChosen('openai')}>
          Add a model
        </Button>
      ) : (
        <ModelForm
          key={chosen}
          first={chosen}
          options={isOwners ? allPresets : outsidePresets}
          done={() => setChosen(null)}
        />
      )}
    </Panel>
  )
}

function LocalServers({ choose }: { choose: (preset: PresetName) => void }) {
  const found = useLocalServers().data?.found ?? []
  if (found.length === 0) return null
  return (
    <ul aria-label="Found on this machine" className="mb-4 flex flex-wrap gap-2">
      {found.map(({ name }) => (
        <li key={name}>
          <Button size="sm" onClick={() => choose(presetNamed(name))}>
            {name} runs on this machine
          </Button>
        </li>
      ))}
    </ul>
  )
}

const presetNamed = (name: string): PresetName =>
  (Object.keys(presets) as PresetName[]).find((one) => presets[one].name === name) ?? 'other'
