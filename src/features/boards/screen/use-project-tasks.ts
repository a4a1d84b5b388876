// The tasks and waiting suggestions of one project, kept fresh by asking again.

import { listAllSuggestions } from '../../../records/contract.ts'
import { useRead } from '../../../ui/use-read.ts'
import { listProjectTasks } from '../../tasks/contract.ts'
import { listSuggestions } from '../../tasks/suggestions/contract.ts'

/** Milliseconds between two reads of a board, also in the background (KB-18, CONST-15). */
export const BOARD_POLLING = 30_000

const polling = { refetchInterval: BOARD_POLLING, refetchIntervalInBackground: true } as const

/** Null reads nothing. */
export function useProjectTasks(id: number | null) {
  return useRead(
    listProjectTasks,
    { params: { id } },
    {
      enabled: id !== null,
      ...polling,
    },
  )
}

export function useSuggestions(id: number | null) {
  return useRead(
    listSuggestions,
    { params: { id } },
    {
      enabled: id !== null,
      ...polling,
    },
  )
}

/** Those of all projects of the context. */
export function useAllSuggestions() {
  return useRead(
    listAllSuggestions,
    {},
    {
      ...polling,
    },
  )
}
