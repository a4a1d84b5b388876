// The projects of the present context, and the one that is open.
import { useRead } from '../../../ui/use-read.ts'
import { getProject, listProjects, type Project } from '../contract.ts'

export function useProjects() {
  return useRead(
    listProjects,
    {},
    {
      select: ({ projects }) => projects,
    },
  )
}

/** Those that were archived; of the deleted ones, those that the person may restore. */
export function usePutAway(show: 'archived' | 'deleted') {
  return useRead(listProjects, { query: { show } }, { select: ({ projects }) => projects })
}

/** One project; what the list already knows of it shows at once. Null reads nothing. */
export function useProject(id: number | null, known: readonly Project[] = []) {
  return useRead(
    getProject,
    { params: { id } },
    {
      enabled: id !== null,
      placeholderData: () => known.find((project) => project.id === id),
    },
  )
}
