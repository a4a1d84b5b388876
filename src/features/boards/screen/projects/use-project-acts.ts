// What is done with whole projects, each said in a toast that takes it back.
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { api } from '../../../../ui/api.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useAct } from '../../../../ui/use-act.ts'
import type { Project } from '../../../projects/contract.ts'
import {
  archiveProject,
  createProject,
  deleteProject,
  renameProject,
  restoreProject,
  unarchiveProject,
} from '../../../projects/life/contract.ts'
import { mergeProject } from '../../../tasks/moves/contract.ts'
import { refetchProjects } from '../cards/refetch-projects.ts'
import { useUndoAction } from './use-undo-action.ts'

export type Named = Pick<Project, 'id' | 'name'>

const pathOf = ({ id }: { id: number }) => `/project/${id}`

export function useCreateProject(onDone: () => void) {
  const { refetch, navigate, undoing } = useTools()
  return useAct((name: string) => api(createProject, { body: { name } }), {
    failed: { title: 'Failed to create the project' },
    done: async ({ project, changeSetId }) => {
      await refetch()
      onDone()
      navigate(pathOf(project))
      toast({
        ...{ kind: 'success', title: 'Project created', description: project.name },
        ...undoing({ changeSetId, path: '/projects' }),
      })
    },
  })
}

export function useRenameProject(project: Project, onDone: () => void) {
  const { refetch, undoing } = useTools()
  return useAct(
    (name: string) =>
      api(renameProject, { params: { id: project.id }, body: { name, version: project.version } }),
    {
      failed: { title: 'Failed to rename the project' },
      done: async ({ project: { id, name }, changeSetId }) => {
        onDone()
        toast({
          ...{ kind: 'success', title: 'Project renamed', description: name },
          ...undoing({ changeSetId, path: pathOf({ id }) }),
        })
        await refetch()
      },
      settled: refetch,
    },
  )
}

export function useArchiveProject() {
  const { refetch, undoing } = useTools()
  return useAct(({ id }: Named) => api(archiveProject, { params: { id } }), {
    failed: { title: 'Failed to archive the project' },
    done: ({ project, changeSetId }) => {
      toast({
        ...{ kind: 'success', title: 'Project archived' },
        description: `“${project.name}” is off the lists. You find it under Archived.`,
        ...undoing({ changeSetId, path: pathOf(project) }),
      })
      return refetch()
    },
  })
}

export function useBringBack() {
  const { refetch, undoing } = useTools()
  return useAct(({ id }: Named) => api(unarchiveProject, { params: { id } }), {
    failed: { title: 'Failed to bring the project back' },
    done: ({ project, changeSetId }) => {
      toast({
        ...{ kind: 'success', title: 'Project is back', description: project.name },
        ...undoing({ changeSetId, path: pathOf(project) }),
      })
      return refetch()
    },
  })
}

export function useDeleteProject(onDone: () => void) {
  const { refetch, navigate, undoing } = useTools()
  return useAct(({ id }: Named) => api(deleteProject, { params: { id } }), {
    failed: { title: 'Failed to delete the project' },
    done: async ({ id, changeSetId }, { name }) => {
      onDone()
      navigate('/projects')
      toast({
        ...{ kind: 'success', title: 'Project deleted' },
        description: `“${name}” can be brought back for 30 days, under Archived.`,
        ...undoing({ changeSetId, path: pathOf({ id }) }),
      })
      await refetch()
    },
  })
}

export function useRestoreProject() {
  const { refetch, undoing } = useTools()
  return useAct(({ id }: Named) => api(restoreProject, { params: { id } }), {
    failed: { title: 'Failed to restore the project' },
    done: ({ project, changeSetId }) => {
      toast({
        ...{ kind: 'success', title: 'Project restored', description: project.name },
        ...undoing({ changeSetId, path: '/projects' }),
      })
      return refetch()
    },
  })
}

export function useMergeProject(from: Named, onDone: () => void) {
  const { refetch, navigate, undoing } = useTools()
  return useAct((intoId: number) => api(mergeProject, { params: { id: from.id }, body: { intoId } }), {
    failed: { title: 'Failed to merge the projects' },
    done: async ({ project, changeSetId }) => {
      onDone()
      navigate(pathOf(project))
      toast({
        ...{ kind: 'success', title: 'Projects merged' },
        description: `“${from.name}” is part of “${project.name}” now.`,
        ...undoing({ changeSetId, path: pathOf(from) }),
      })
      await refetch()
    },
  })
}

function useTools() {
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  return { refetch: () => refetchProjects(queryClient), navigate, undoing: useUndoAction() }
}
