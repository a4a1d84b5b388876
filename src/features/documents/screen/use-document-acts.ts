// What is done with a document: a task made of a finding, its pictures read, a question asked, deleted; and one given.
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { api } from '../../../ui/api.ts'
import { toast, UNDO } from '../../../ui/toasts.ts'
import { useAct } from '../../../ui/use-act.ts'
import { useUndoAction } from '../../boards/screen/projects/use-undo-action.ts'
import { useTakeBackNew } from '../../boards/screen/use-take-back-new.ts'
import {
  askDocument,
  deleteDocument,
  makeDocumentTask,
  recogniseDocument,
  uploadDocument,
} from '../contract.ts'
import { refreshDocuments } from './refresh-documents.ts'

/** A place in the lists of a document, or among the changes since another version. */
export type TaskSource =
  | { list: 'actions' | 'dates'; index: number }
  | { list: 'changes'; earlierId: number; index: number }

export function useMakeTask(id: number) {
  const queryClient = useQueryClient()
  const { mutateAsync: takeBack } = useTakeBackNew()
  const refresh = () => refreshDocuments(queryClient)
  return useAct((body: TaskSource) => api(makeDocumentTask, { params: { id }, body }), {
    failed: { title: 'Failed to make the task' },
    done: ({ taskId, projectId, title }) => {
      const drop = () => takeBack({ id: taskId, projectId, title }).then(refresh, () => {})
      toast({
        ...{ kind: 'success', title: 'Task created', description: title },
        action: { label: UNDO, onPress: () => void drop() },
      })
      return refresh()
    },
  })
}

export function useRecognise(id: number) {
  const queryClient = useQueryClient()
  return useAct(() => api(recogniseDocument, { params: { id } }), {
    failed: { title: 'Failed to read the pictures' },
    done: () => refreshDocuments(queryClient),
  })
}

export function useAskDocument(id: number) {
  return useAct((question: string) => api(askDocument, { params: { id }, body: { question } }), {
    failed: { title: 'Failed to look for an answer' },
  })
}

export function useDeleteDocument(id: number) {
  const queryClient = useQueryClient()
  const [path, navigate] = useLocation()
  const undoing = useUndoAction()
  return useAct(() => api(deleteDocument, { params: { id } }), {
    failed: { title: 'Failed to delete the document' },
    done: async ({ changeSetId }) => {
      navigate('/teams/alex')
      toast({
        ...{ kind: 'success', title: 'Document deleted', description: 'The mail that brought it stays.' },
        ...undoing({ changeSetId, path }),
      })
      await refreshDocuments(queryClient)
    },
  })
}

/** Bytes; what is larger is not sent at all. */
const LARGEST = 25 * 1024 * 1024

export function useUpload(instanceId: number) {
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  return useAct(
    async (file: File) => {
      if (file.size > LARGEST) throw new Error('Files of up to 25 MB can be read.')
      return api(uploadDocument, { body: { instanceId, name: file.name, content: await base64Of(file) } })
    },
    {
      failed: { title: 'Failed to upload the file' },
      done: ({ id }) => {
        navigate(`/documents/${id}`)
        return refreshDocuments(queryClient)
      },
    },
  )
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onerror = () => reject(new Error('The file could not be read from this device.'))
    reader.onload = () =>
      resolve((typeof reader.result === 'string' ? reader.result : '').replace(/^[^,]*,/, ''))
    reader.readAsDataURL(file)
  })
}
