// The webhooks of the context, and what the panel does with them.
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api, keyOf } from '../../../ui/api.ts'
import { toast } from '../../../ui/toasts.ts'
import { useAct } from '../../../ui/use-act.ts'
import { useRead } from '../../../ui/use-read.ts'
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  redeliverWebhook,
  renewWebhookSecret,
  testWebhook,
  type Webhook,
  type WebhookDelivery,
} from '../contract.ts'

/** A log that is open is read again this often while something waits in it. */
const LOOK_AGAIN_MS = 3_000

export function useWebhooks() {
  return useRead(listWebhooks, {})
}

export function useDeliveries({ id }: Webhook) {
  return useRead(
    listWebhookDeliveries,
    { params: { id } },
    {
      select: ({ deliveries }) => deliveries,
      refetchInterval: ({ state }) =>
        state.data?.deliveries.some((one) => one.state === 'waiting') ? LOOK_AGAIN_MS : false,
    },
  )
}

/** Reads the list again, and no log. */
export function useRefreshWebhooks() {
  const queryClient = useQueryClient()
  return useCallback(
    () => queryClient.invalidateQueries({ queryKey: keyOf(listWebhooks), exact: true }),
    [queryClient],
  )
}

function useRefresh() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: [listWebhooks.path] }),
      queryClient.invalidateQueries({ queryKey: [listWebhookDeliveries.path] }),
    ])
}

export interface WebhookInput {
  url: string
  events: string[]
}

/** Its data holds the secret, which the server tells this once. */
export function useCreateWebhook() {
  const refresh = useRefresh()
  return useAct((body: WebhookInput) => api(createWebhook, { body }), {
    failed: { title: 'The webhook could not be made' },
    inForm: true,
    done: refresh,
  })
}

export function useChangeWebhook(onDone: () => void) {
  const refresh = useRefresh()
  return useAct(
    ({ id, ...body }: { id: number } & Partial<WebhookInput> & { isActive?: boolean }) =>
      api(changeWebhook, { params: { id }, body }),
    {
      failed: { title: 'The webhook could not be changed' },
      inForm: true,
      async done() {
        await refresh()
        onDone()
      },
    },
  )
}

export function useDeleteWebhook(onDone: () => void) {
  const refresh = useRefresh()
  return useAct(({ id }: Webhook) => api(deleteWebhook, { params: { id } }), {
    failed: { title: 'The webhook could not be deleted' },
    async done(_, { url }) {
      await refresh()
      toast({ kind: 'success', title: 'Webhook deleted', description: url })
      onDone()
    },
  })
}

/** Its data holds the new secret. */
export function useRenewSecret() {
  const refresh = useRefresh()
  return useAct(({ id }: Webhook) => api(renewWebhookSecret, { params: { id } }), {
    failed: { title: 'A new secret could not be made' },
    done: refresh,
  })
}

export function useTestWebhook() {
  const refresh = useRefresh()
  return useAct(({ id }: Webhook) => api(testWebhook, { params: { id } }), {
    failed: { title: 'The test could not be sent' },
    done: refresh,
  })
}

export function useRedeliver(webhook: Webhook) {
  const refresh = useRefresh()
  return useAct(
    ({ id }: WebhookDelivery) => api(redeliverWebhook, { params: { id: webhook.id, deliveryId: id } }),
    { failed: { title: 'It could not be sent again' }, done: refresh },
  )
}
