// The reads and acts of the page on language models.
import { useQueryClient } from '@tanstack/react-query'
import { api, keyOf } from '../../../ui/api.ts'
import { useAct } from '../../../ui/use-act.ts'
import { useRead } from '../../../ui/use-read.ts'
import {
  addModelServer,
  askModelFirst,
  findLocalServers,
  findModels,
  listModelServers,
  type ModelToAsk,
  removeModelServer,
  tryModel,
} from '../contract.ts'

export const useModelServers = () => useRead(listModelServers, {})

export const useLocalServers = () => useRead(findLocalServers, {})

function useReadAgain() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: keyOf(listModelServers) })
}

export function useAddModel(done: () => void) {
  const readAgain = useReadAgain()
  return useAct((model: ModelToAsk) => api(addModelServer, { body: model }), {
    failed: 'The model could not be set up',
    inForm: true,
    done: async () => {
      await readAgain()
      done()
    },
  })
}

export function useRemoveModel() {
  const readAgain = useReadAgain()
  return useAct((id: number) => api(removeModelServer, { params: { id } }), {
    failed: 'The model could not be removed',
    done: readAgain,
  })
}

export function useAskFirst() {
  const readAgain = useReadAgain()
  return useAct((id: number) => api(askModelFirst, { params: { id } }), {
    failed: 'The order could not be changed',
    done: readAgain,
  })
}

export const useTryModel = () =>
  useAct((body: ModelToAsk | { id: number | null }) => api(tryModel, { body }), {
    failed: 'The model could not be tried',
    inForm: true,
  })

export const useFindModels = () =>
  useAct((server: Omit<ModelToAsk, 'model'>) => api(findModels, { body: server }), {
    failed: 'The models could not be found',
    inForm: true,
  })
