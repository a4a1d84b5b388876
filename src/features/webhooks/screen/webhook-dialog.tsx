// Makes or changes a webhook: where it leads and what it hears; its secret is shown once.
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CheckboxList } from '../../../ui/checkbox-list.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { formatDate } from '../../../ui/dates.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { isAboutInput } from '../../../ui/failure-toast.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { failureWords, RequestError } from '../../../ui/request.ts'
import { SecretDialog } from '../../../ui/secret-dialog.tsx'
import type { Webhook } from '../contract.ts'
import { useChangeWebhook, useCreateWebhook, useDeleteWebhook, useRenewSecret } from './use-webhooks.ts'

interface DialogProps {
  /** Null makes one. */
  webhook: Webhook | null
  events: readonly { type: string; title: string }[]
  onClose: () => void
}

export function WebhookDialog(props: DialogProps) {
  const create = useCreateWebhook()
  const renew = useRenewSecret()
  const secret = create.data?.secret ?? renew.data?.secret
  if (secret !== undefined)
    return (
      <SecretDialog
        secret={secret}
        what="secret"
        description="Your program checks by it that a message is ours (Standard Webhooks)."
        onClose={props.onClose}
      />
    )
  return <WebhookForm {...props} create={create} renew={renew} />
}

interface FormProps extends DialogProps {
  create: ReturnType<typeof useCreateWebhook>
  renew: ReturnType<typeof useRenewSecret>
}

function WebhookForm({ webhook, events, onClose, create, renew }: FormProps) {
  const form = useId()
  const [url, setUrl] = useState(webhook?.url ?? '')
  const [chosen, setChosen] = useState<string[]>(webhook?.events ?? [])
  const [isTried, setTried] = useState(false)
  const change = useChangeWebhook(onClose)
  const act = webhook ? change : create
  const refused = isAboutInput(act.error) ? act.error : null
  // What the server does not take is the address, but for a webhook too many.
  const isOfAddress = refused instanceof RequestError && refused.status === 422
  const urlError =
    isTried && url.trim() === '' ? 'Give an address' : isOfAddress ? failureWords(refused) : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (url.trim() === '' || chosen.length === 0) return
    const input = { url: url.trim(), events: chosen }
    if (webhook) change.mutate({ id: webhook.id, ...input })
    else create.mutate(input)
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={webhook ? 'Change webhook' : 'New webhook'}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            type="submit"
            form={form}
            busy={act.isPending}
            busyLabel={webhook ? 'Saving...' : 'Creating...'}
          >
            {webhook ? 'Save' : 'Create webhook'}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="grid gap-4">
        <Field
          label="Address"
          hint="It must begin with https:// and lie outside private networks."
          error={urlError}
          required
        >
          <Input
            type="url"
            value={url}
            onChange={(event) => setUrl(event.target.value)}
            placeholder="https://example.com/mailcrew"
            maxLength={2_000}
          />
        </Field>
        <CheckboxList
          legend="What it hears"
          options={events.map(({ type, title }) => ({ value: type, label: title, description: type }))}
          chosen={chosen}
          onChange={setChosen}
          error={isTried && chosen.length === 0 ? 'Choose at least one event' : undefined}
        />
        {refused && !isOfAddress && <Notice tone="danger">{failureWords(refused)}</Notice>}
        {webhook && <MoreActs webhook={webhook} renew={renew} onClose={onClose} />}
      </form>
    </Dialog>
  )
}

function MoreActs({ webhook, renew, onClose }: { webhook: Webhook } & Pick<FormProps, 'renew' | 'onClose'>) {
  const [asking, setAsking] = useState<'secret' | 'delete' | null>(null)
  const change = useChangeWebhook(onClose)
  const end = useDeleteWebhook(onClose)
  const close = () => setAsking(null)
  const { oldSecretUntil } = webhook
  return (
    <div className="border-t border-line pt-4">
      {oldSecretUntil && (
        <p className="mb-3 text-12 text-ink-2">
          The secret before signs too until {formatDate(oldSecretUntil)}.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setAsking('secret')}>New secret</Button>
        {webhook.isActive && (
          <Button
            busy={change.isPending}
            busyLabel="Switching off..."
            onClick={() => change.mutate({ id: webhook.id, isActive: false })}
          >
            Switch off
          </Button>
        )}
        <Button onClick={() => setAsking('delete')}>Delete</Button>
      </div>
      <ConfirmDialog
        open={asking === 'secret'}
        onOpenChange={close}
        title="Make a new secret?"
        description="Both sign for a day, so that you can put the new one into your program without losing a message."
        confirmLabel="Make it"
        busyLabel="Making..."
        danger={false}
        busy={renew.isPending}
        onConfirm={() => renew.mutate(webhook, { onSettled: close })}
      />
      <ConfirmDialog
        open={asking === 'delete'}
        onOpenChange={close}
        title="Delete this webhook?"
        description="Its address hears nothing more, and its log goes. This cannot be undone."
        confirmLabel="Delete"
        busyLabel="Deleting..."
        busy={end.isPending}
        onConfirm={() => end.mutate(webhook, { onSettled: close })}
      />
    </div>
  )
}
