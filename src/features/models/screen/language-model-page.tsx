// /settings/models: the language models that read mails, a test of each, and how to set one up.
import { ArrowUp, FlaskConical, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Response } from '../../../kit/contract.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel, PanelRow } from '../../../ui/panel.tsx'
import { SkeletonPanels } from '../../../ui/skeleton.tsx'
import { SubPage, toMailSettings } from '../../../ui/sub-page.tsx'
import type { listModelServers, ModelServer } from '../contract.ts'
import { ModelForm } from './model-form.tsx'
import { nameOfServer, type PresetName, presets } from './presets.ts'
import { TryResult } from './try-result.tsx'
import { useAskFirst, useLocalServers, useModelServers, useRemoveModel, useTryModel } from './use-models.ts'

type Models = Response<typeof listModelServers>

export function LanguageModelPage() {
  const models = useModelServers()
  return (
    <SubPage
      back={toMailSettings}
      title="Language model"
      about="Agents read by rules, and more carefully with a language model. It then gets the text of the mails that they read."
    >
      <Loaded
        of={models}
        failed="The models could not be loaded"
        safe="Mails are read all the same."
        level={2}
        className="mt-6"
        waiting={<SkeletonPanels label="Loading the models" />}
      >
        {(read) => (
          <div className="mt-5 grid gap-5">
            <Servers models={read} />
            <SetUp isFirst={read.servers.length === 0} sealsKeys={read.sealsKeys} />
          </div>
        )}
      </Loaded>
    </SubPage>
  )
}

function Servers({ models: { servers } }: { models: Models }) {
  if (servers.length === 0)
    return (
      <Panel title="No model is asked">
        <p className="max-w-(--measure) text-13 text-ink-2">
          All mails are read by rules on this server. Nothing is sent to anybody until you set a model up.
        </p>
      </Panel>
    )
  const [, ...others] = servers
  return (
    <Panel
      title="Models"
      description={others.length > 0 ? 'The first is asked; where it fails, the next one is.' : undefined}
    >
      <div className="divide-y divide-line">
        {servers.map((server, place) => (
          <Server key={server.id ?? 'settings'} server={server} place={place} />
        ))}
      </div>
    </Panel>
  )
}

function Server({ server, place }: { server: ModelServer; place: number }) {
  const trial = useTryModel()
  const askFirst = useAskFirst()
  const { id, model, hasKey } = server
  return (
    <div className="py-4 first:pt-0 last:pb-0">
      <PanelRow
        title={model}
        act={
          <>
            <Button
              size="sm"
              icon={<FlaskConical aria-hidden />}
              busy={trial.isPending}
              busyLabel="Reading a mail..."
              onClick={() => trial.mutate({ id })}
            >
              Test
            </Button>
            {id !== null && place > 0 && (
              <Button
                size="sm"
                variant="ghost"
                icon={<ArrowUp aria-hidden />}
                busy={askFirst.isPending}
                onClick={() => askFirst.mutate(id)}
              >
                Ask first
              </Button>
            )}
            {id === null ? <Badge tone="neutral">By settings</Badge> : <Remove id={id} model={model} />}
          </>
        }
      >
        {nameOfServer(server)}
        {hasKey ? '' : ', without a key'}
      </PanelRow>
      {trial.data && <TryResult tried={trial.data} />}
    </div>
  )
}

function Remove({ id, model }: { id: number; model: string }) {
  const [isOpen, setOpen] = useState(false)
  const remove = useRemoveModel()
  return (
    <>
      <Button size="sm" variant="ghost" icon={<Trash2 aria-hidden />} onClick={() => setOpen(true)}>
        Remove
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={`Remove ${model}?`}
        description="Its key is deleted. Mails are read by the other models, or by rules where there is none."
        confirmLabel="Remove"
        busyLabel="Removing..."
        busy={remove.isPending}
        onConfirm={() => remove.mutate(id, { onSettled: () => setOpen(false) })}
      />
    </>
  )
}

function SetUp({ isFirst, sealsKeys }: { isFirst: boolean; sealsKeys: boolean }) {
  const [chosen, setChosen] = useState<PresetName | null>(isFirst ? 'openai' : null)
  const local = useLocalServers()
  const found = local.data?.found ?? []
  return (
    <Panel title={isFirst ? 'Set one up' : 'Another model'}>
      {found.length > 0 && (
        <ul aria-label="Found on this machine" className="mb-4 flex flex-wrap gap-2">
          {found.map(({ name }) => (
            <li key={name}>
              <Button size="sm" onClick={() => setChosen(presetNamed(name))}>
                {name} runs on this machine
              </Button>
            </li>
          ))}
        </ul>
      )}
      {!sealsKeys && (
        <div className="mb-4">
          <Notice tone="warning" title="Keys are not sealed">
            Set SECRETS_KEY, so that a copy of the database does not give them away.
          </Notice>
        </div>
      )}
      {chosen === null ? (
        <Button icon={<Plus aria-hidden />} onClick={() => setChosen('openai')}>
          Add a model
        </Button>
      ) : (
        <ModelForm key={chosen} first={chosen} done={() => setChosen(null)} />
      )}
    </Panel>
  )
}

const presetNamed = (name: string): PresetName =>
  (Object.keys(presets) as PresetName[]).find((one) => presets[one].name === name) ?? 'other'
