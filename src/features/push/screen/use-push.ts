// The devices of the person, and what the panel does with them.
import { useQueryClient } from '@tanstack/react-query'
import { api, keyOf } from '../../../ui/api.ts'
import { toast } from '../../../ui/toasts.ts'
import { useAct } from '../../../ui/use-act.ts'
import { useRead } from '../../../ui/use-read.ts'
import { listPushDevices, type PushDevice, removePushDevice, testPushDevice } from '../contract.ts'
import { forgetSubscription, type Switched, switchOn } from './this-browser.ts'

export function usePushDevices() {
  return useRead(listPushDevices, {}, { select: ({ devices }) => devices })
}

function useRefresh() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: keyOf(listPushDevices) })
}

export function useSwitchOn(onEnd: (end: Switched) => void) {
  const refresh = useRefresh()
  return useAct(switchOn, {
    failed: { title: 'Notifications could not be switched on' },
    async done(end) {
      onEnd(end)
      await refresh()
      if (end === 'on')
        toast({ kind: 'success', title: 'Notifications are on', description: 'On this device' })
    },
  })
}

export function useSwitchOff() {
  const refresh = useRefresh()
  return useAct(
    async ({ id, isThis }: PushDevice) => {
      await api(removePushDevice, { params: { id } })
      if (isThis) await forgetSubscription()
    },
    {
      failed: { title: 'Notifications could not be switched off' },
      async done(_, { name, isThis }) {
        await refresh()
        toast({
          kind: 'success',
          title: 'Notifications are off',
          description: isThis ? 'On this device' : name,
        })
      },
    },
  )
}

export function useTestDevice() {
  return useAct(({ id }: PushDevice) => api(testPushDevice, { params: { id } }), {
    failed: { title: 'The test could not be sent' },
    done: () =>
      toast({
        kind: 'success',
        title: 'Test sent',
        description: 'It shows within seconds, unless the device is offline or set to silence.',
      }),
  })
}
