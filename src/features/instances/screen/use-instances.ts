// The instances of an agent in the present context, and what may be done with them.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { AgentType } from '../../../crew/crew.ts'
import { api } from '../../../ui/api.ts'
import { toast } from '../../../ui/toasts.ts'
import { useAct } from '../../../ui/use-act.ts'
import { useRead } from '../../../ui/use-read.ts'
import {
  type AgentEmail,
  changeInstance,
  createInstance,
  createUserAgentEmail,
  deleteInstance,
  type InstanceChanges,
  type Instances,
  listInstances,
  type NewInstanceInput,
  readdressInstance,
} from '../contract.ts'
import { failureToast, type InstanceAct, successWords } from './instance-words.ts'
import { lacksPrimary } from './primary-instance.ts'
import { refetchInstances } from './refetch-instances.ts'

/** CONST-03: this query alone is tried a second time. CONST-23, CONST-30: it is fresh for five minutes. */
export const instancesReading = { retry: 1, staleTime: 5 * 60_000 }

export function useInstances(agentType: AgentType) {
  return useRead(listInstances, { params: { agentType } }, instancesReading)
}

/* Once for each agent in the life of the page, so that a deleted instance does not come back at once. */
const asked = new Set<AgentType>()

/** Makes the person's primary instance where there is none; a failure is only logged (INST-07). */
export function usePrimaryMade(agentType: AgentType, list: Instances | undefined) {
  const queryClient = useQueryClient()
  const isLacking = list !== undefined && lacksPrimary(list)
  useEffect(() => {
    if (!isLacking || asked.has(agentType)) return
    asked.add(agentType)
    api(createUserAgentEmail, { body: { agentType, instanceName: '', isActive: true } })
      .then(() => refetchInstances(queryClient))
      .catch((error: unknown) => console.error('the primary instance could not be made', error))
  }, [agentType, isLacking, queryClient])
}

/** `onDone` runs after a success, before the list is read again. */
function useInstanceAct<V>(
  agent: AgentType,
  act: InstanceAct,
  run: (input: V) => Promise<unknown>,
  onDone: () => void,
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: async () => {
      toast({ kind: 'success', title: successWords(agent, act) })
      onDone()
      await refetchInstances(queryClient)
    },
    onError(error) {
      const told = failureToast(agent, act, error)
      console.error(told.title, error)
      toast(told)
    },
  })
}

export function useCreateInstance(agent: AgentType, onDone: () => void) {
  const run = (body: Omit<NewInstanceInput, 'agentType'>) =>
    api(createInstance, { body: { ...body, agentType: agent } })
  return useInstanceAct(agent, 'create', run, onDone)
}

export function useReaddressInstance(agent: AgentType, id: number, onDone: () => void) {
  const run = (emailAddress: string) => api(readdressInstance, { params: { id }, body: { emailAddress } })
  return useInstanceAct(agent, 'update', run, onDone)
}

export function useDeleteInstance(agent: AgentType, id: number, onDone: () => void) {
  return useInstanceAct(agent, 'delete', () => api(deleteInstance, { params: { id } }), onDone)
}

/** Settings, pausing and reactivating; the words of its success are the caller's. */
export function useChangeInstance(instance: AgentEmail, onDone: (changed: AgentEmail) => void) {
  const queryClient = useQueryClient()
  return useAct((body: InstanceChanges) => api(changeInstance, { params: { id: instance.id }, body }), {
    failed: { title: 'The instance could not be changed' },
    done: async ({ instance: changed }) => {
      onDone(changed)
      await refetchInstances(queryClient)
    },
  })
}
