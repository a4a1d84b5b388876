// A new task or project, and what was put away, from the palette wherever one is.
import { Archive, FolderPlus, ListPlus } from 'lucide-react'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { lazyComponent } from '../../../ui/lazy.tsx'
import type { UsePalette } from '../../client.ts'
import type { Project } from '../../projects/contract.ts'
import { newestFirst } from '../../projects/screen/project-words.ts'
import { useProjects } from '../../projects/screen/use-projects.ts'
import { NewProject, PutAway } from './projects/dialogs.tsx'

/** The project whose board is open stands before the others. */
function openFirst(projects: readonly Project[], path: string): Project[] {
  const isOpen = ({ id }: Project) => path === `/project/${id}`
  return [...projects.filter(isOpen), ...projects.filter((project) => !isOpen(project))]
}

type NewTaskProps = { project: Project; onClose: () => void }

const NewTask = lazyComponent<NewTaskProps>(async () => {
  const { CreateTask } = await import('./dialog/create-task.tsx')
  return (props) => <CreateTask column="pending" {...props} />
})

export const useTaskCommands: UsePalette = ({ show }) => {
  const { data, isPending } = useProjects()
  const [path] = useLocation()
  const commands = useMemo(
    () => [
      {
        id: 'new project',
        title: 'Create a project',
        group: 'Actions',
        words: 'new add',
        icon: <FolderPlus aria-hidden />,
        run: () => show((close) => <NewProject onClose={close} />),
      },
      {
        id: 'archived projects',
        title: 'Archived and deleted projects',
        group: 'Actions',
        words: 'restore bring back',
        icon: <Archive aria-hidden />,
        isRare: true,
        run: () => show((close) => <PutAway onClose={close} />),
      },
      ...openFirst(newestFirst(data), path).map((project, place) => ({
        id: `create ${project.id}`,
        title: `Create a task in ${project.name}`,
        group: 'Actions',
        words: 'new add',
        icon: <ListPlus aria-hidden />,
        isRare: place > 0,
        run: () => show((close) => <NewTask project={project} onClose={close} />),
      })),
    ],
    [data, path, show],
  )
  return { commands, isLoading: isPending }
}
