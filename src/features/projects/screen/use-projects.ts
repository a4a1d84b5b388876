// The projects of the present context, and the one that is open.
import { useQuery } from '@tanstack/react-query'
import { api, keyOf } from '../../../ui/api.ts'
import { getProject, listProjects, type Project } from '../contract.ts'

export function useProjects() {
  return useQuery({
    queryKey: keyOf(listProjects),
    queryFn: ({ signal }) => api(listProjects, { signal }),
    select: ({ projects }) => projects,
  })
}

/** One project; what the list already knows of it shows at once. Null reads nothing. */
export function useProject(id: number | null, known: readonly Project[] = []) {
  return useQuery({
    queryKey: keyOf(getProject, { id }),
    queryFn: ({ signal }) => api(getProject, { params: { id }, signal }),
    enabled: id !== null,
    placeholderData: () => known.find((project) => project.id === id),
  })
}
