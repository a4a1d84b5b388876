// Looking at a file and bringing it in; what was brought in is taken back with its project.
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { api } from '../../../ui/api.ts'
import { toast, UNDO } from '../../../ui/toasts.ts'
import { useAct } from '../../../ui/use-act.ts'
import { deleteProject } from '../../projects/life/contract.ts'
import { importTasks, previewImport, type TaskField } from '../contract.ts'

export interface ChosenFile {
  fileName: string
  text: string
}

/** Null takes a column for nothing. */
export type ChosenColumns = Partial<Record<TaskField, number | null>>

export const useLook = () =>
  useAct(
    ({ file, columns }: { file: ChosenFile; columns: ChosenColumns }) =>
      api(previewImport, { body: { ...file, columns } }),
    { failed: 'The file could not be read', inForm: true },
  )

export function useBringIn() {
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const takeBack = useAct((id: number) => api(deleteProject, { params: { id } }), {
    failed: { title: 'Failed to undo' },
    async done() {
      await queryClient.invalidateQueries()
      navigate('/import')
      toast({ kind: 'success', title: 'Undone', description: 'The project is among the deleted ones.' })
    },
  })
  return useAct(
    ({ file, columns, name }: { file: ChosenFile; columns: ChosenColumns; name: string }) =>
      api(importTasks, { body: { ...file, columns, name } }),
    {
      failed: 'The file could not be imported',
      async done({ projectId, path, tasks }, { name }) {
        await queryClient.invalidateQueries()
        navigate(path)
        if (projectId === null) {
          const isPoll = /^\/polls\/\d/.test(path)
          toast(
            isPoll
              ? { kind: 'success', title: 'Poll Imported', description: `“${name}” is among your polls.` }
              : { kind: 'success', title: 'Imported', description: 'All of the file is here.' },
          )
          return
        }
        toast({
          kind: 'success',
          title: `${tasks} ${tasks === 1 ? 'task' : 'tasks'} imported`,
          description: `They are in the new project “${name}”.`,
          action: { label: UNDO, onPress: () => takeBack.mutate(projectId) },
          duration: 10_000,
        })
      },
    },
  )
}
