// The projects in the palette, the newest first; more than five only by their name.
import { FolderKanban } from 'lucide-react'
import { useMemo } from 'react'
import type { UsePalette } from '../../client.ts'
import { newestFirst } from './project-words.ts'
import { useProjects } from './use-projects.ts'

const LISTED = 5

export const useProjectCommands: UsePalette = ({ navigate }) => {
  const { data, isPending } = useProjects()
  const commands = useMemo(
    () =>
      newestFirst(data).map(({ id, name }, place) => ({
        id: `project ${id}`,
        title: name,
        group: 'Projects',
        words: 'project board',
        icon: <FolderKanban aria-hidden />,
        isRare: place >= LISTED,
        run: () => navigate(`/project/${id}`),
      })),
    [data, navigate],
  )
  return { commands, isLoading: isPending }
}
