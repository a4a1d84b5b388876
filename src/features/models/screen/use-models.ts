// The reads and acts of the pages on language models.
import { useQueryClient } from '@tanstack/react-query'
import { api, keyOf } from '../../../ui/api.ts'
import { useAct } from '../../../ui/use-act.ts'
import { useRead } from '../../../ui/use-read.ts'
import {
  findLocalServers,
  listModelPermissions,
  type ModelPrice,
  type ModelServer,
  type ModelToAsk,
  type ModelToTry,
  setModelPermission,
  setModelPrice,
} from '../contract.ts'
import { useEndpoints } from './models-of.ts'

export const useModelServers = () => useRead(useEndpoints().list, {})

export const useModelUsage = (days: number) => useRead(useEndpoints().usage, { query: { days } })

export const useLocalServers = () => useRead(findLocalServers, {})

export const useModelPermissions = () => useRead(listModelPermissions, {})

function useReadAgain() {
  const queryClient = useQueryClient()
  const { list } = useEndpoints()
  return () => queryClient.invalidateQueries({ queryKey: keyOf(list) })
}

export function useAddModel(done: () => void) {
  const readAgain = useReadAgain()
  const { add } = useEndpoints()
  return useAct((model: ModelToAsk & { purposes?: ModelServer['purposes'] }) => api(add, { body: model }), {
    failed: 'The model could not be set up',
    inForm: true,
    done: async () => {
      await readAgain()
      done()
    },
  })
}

export function useChangePurposes() {
  const readAgain = useReadAgain()
  const { change } = useEndpoints()
  return useAct(
    ({ id, purposes }: { id: number; purposes: ModelServer['purposes'] }) =>
      api(change, { params: { id }, body: { purposes } }),
    { failed: 'What the model is asked for could not be changed', done: readAgain },
  )
}

export function useRemoveModel() {
  const readAgain = useReadAgain()
  const { remove } = useEndpoints()
  return useAct((id: number) => api(remove, { params: { id } }), {
    failed: 'The model could not be removed',
    done: readAgain,
  })
}

export function useAskFirst() {
  const readAgain = useReadAgain()
  const { askFirst } = useEndpoints()
  return useAct((id: number) => api(askFirst, { params: { id } }), {
    failed: 'The order could not be changed',
    done: readAgain,
  })
}

export function useTryModel() {
  const endpoints = useEndpoints()
  return useAct((body: ModelToTry) => api(endpoints.tryOut, { body }), {
    failed: 'The model could not be tried',
    inForm: true,
  })
}

export function useFindModels() {
  const { find } = useEndpoints()
  return useAct((server: Omit<ModelToAsk, 'model'>) => api(find, { body: server }), {
    failed: 'The models could not be found',
    inForm: true,
  })
}

export function useSetPrice(done: () => void) {
  const queryClient = useQueryClient()
  const { usage } = useEndpoints()
  return useAct((price: ModelPrice) => api(setModelPrice, { body: price }), {
    failed: 'The price could not be saved',
    inForm: true,
    done: async () => {
      await queryClient.invalidateQueries({ queryKey: keyOf(usage) })
      done()
    },
  })
}

export function useSetPermission() {
  const queryClient = useQueryClient()
  return useAct(
    (permission: { agent: string; isAllowed: boolean } | { companyId: number; isAllowed: boolean }) =>
      api(setModelPermission, { body: permission }),
    {
      failed: 'The switch could not be changed',
      done: () => queryClient.invalidateQueries({ queryKey: keyOf(listModelPermissions) }),
    },
  )
}
