// The switches of the settings page: read once, each saved by itself at once (SET-16).
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { api, keyOf } from '../../../ui/api.ts'
import { toastTitledFailure } from '../../../ui/failure-toast.ts'
import { toast } from '../../../ui/toasts.ts'
import { useRead } from '../../../ui/use-read.ts'
import { getPreferences, type Preferences, type SettingName, setPreference } from '../contract.ts'

const key = keyOf(getPreferences)
const mutationKey = ['set-preference'] as const

export function usePreferences() {
  return useRead(getPreferences, {})
}

type Change = { name: SettingName; enabled: boolean }

/** Shown at once, taken back when the server refuses; one after the other, so that answers cannot overtake. */
export function useSetPreference() {
  const queryClient = useQueryClient()
  const show = (name: SettingName, enabled: boolean) =>
    queryClient.setQueryData<Preferences>(key, (known) => known && { ...known, [name]: enabled })
  return useMutation({
    mutationKey,
    scope: { id: 'preferences' },
    mutationFn: ({ name, enabled }: Change) =>
      api(setPreference, { params: { settingName: name }, body: { enabled } }),
    onMutate: async ({ name, enabled }) => {
      await queryClient.cancelQueries({ queryKey: key })
      show(name, enabled)
    },
    onSuccess: () => toast({ kind: 'success', title: 'Settings Updated' }),
    onError: (error, { name, enabled }) => {
      show(name, !enabled)
      toastTitledFailure('Failed to update notification setting', error)
    },
  })
}

/** The settings that are being saved. */
export function useSaving(): readonly SettingName[] {
  return useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => (state.variables as Change).name,
  })
}
