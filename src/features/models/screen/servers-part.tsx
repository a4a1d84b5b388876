// The models that are asked, in their order: a test of each, and what it is asked for.
import { ArrowUp, FlaskConical, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Panel, PanelRow } from '../../../ui/panel.tsx'
import type { ModelServer } from '../contract.ts'
import { nameOfServer } from './presets.ts'
import { TryResult } from './try-result.tsx'
import { useAskFirst, useChangePurposes, useRemoveModel, useTryModel } from './use-models.ts'

type Purpose = ModelServer['purposes'][number]

/** What is said where no model is set up. */
export interface Nothing {
  title: string
  text: string
}

export function ServersPart({ servers, none }: { servers: readonly ModelServer[]; none: Nothing }) {
  if (servers.length === 0)
    return (
      <Panel title={none.title}>
        <p className="max-w-(--measure) text-13 text-ink-2">{none.text}</p>
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
          <Server key={server.id ?? `settings ${server.model}`} server={server} place={place} />
        ))}
      </div>
    </Panel>
  )
}

function Server({ server, place }: { server: ModelServer; place: number }) {
  const trial = useTryModel()
  const askFirst = useAskFirst()
  const { id, model, hasKey, purposes } = server
  const isForVectors = purposes.includes('vectors')
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
              busyLabel={isForVectors ? 'Asking...' : 'Reading a mail...'}
              onClick={() => trial.mutate({ id, ...(isForVectors && { purpose: 'vectors' }) })}
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
      {isForVectors ? (
        <p className="mt-2 text-13 text-ink-2">
          For vectors: questions are matched with what was written by meaning, too.
        </p>
      ) : (
        <Purposes server={server} />
      )}
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

const purposeLabels: readonly { purpose: Purpose; label: string }[] = [
  { purpose: 'fast', label: 'Short mails' },
  { purpose: 'strong', label: 'Long mails, documents and the Copilot' },
]

/** At least one stays ticked: a model for nothing is removed instead. */
function Purposes({ server: { id, purposes, model } }: { server: ModelServer }) {
  const change = useChangePurposes()
  if (id === null) return null
  return (
    <fieldset className="mt-2 flex flex-wrap gap-x-5">
      <legend className="sr-only">What {model} is asked for</legend>
      {purposeLabels.map(({ purpose, label }) => {
        const isOn = purposes.includes(purpose)
        return (
          <Checkbox
            key={purpose}
            label={label}
            checked={isOn}
            disabled={change.isPending || (isOn && purposes.length === 1)}
            onCheckedChange={(next) =>
              change.mutate({
                id,
                purposes: next ? [...purposes, purpose] : purposes.filter((one) => one !== purpose),
              })
            }
          />
        )
      })}
    </fieldset>
  )
}
