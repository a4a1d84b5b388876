// Gives files to the knowledge base from any part of its page, and says how far they are.
import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { api } from '../../../../ui/api.ts'
import { failureWords } from '../../../../ui/request.ts'
import { toast } from '../../../../ui/toasts.ts'
import { uploadKnowledge } from '../../files/contract.ts'
import { refreshKnowledge } from '../refresh-knowledge.ts'
import { base64Of } from './base64.ts'
import { type GivenFile, uploads } from './upload-queue.ts'

/** Bytes; what is larger is not sent at all. */
const LARGEST = 25 * 1024 * 1024

export function useUploads(instanceId: number | null) {
  const queryClient = useQueryClient()
  const refresh = () => void refreshKnowledge(queryClient)
  async function send({ file, path }: GivenFile): Promise<number> {
    if (file.size > LARGEST) throw new Error('Files of up to 25 MB can be read.')
    const content = await base64Of(file)
    try {
      const { id } = await api(uploadKnowledge, {
        body: {
          name: file.name,
          content,
          ...(path !== null && { path }),
          ...(instanceId !== null && { instanceId }),
        },
      })
      return id
    } catch (error) {
      throw new Error(failureWords(error), { cause: error })
    }
  }
  return {
    add(files: readonly GivenFile[]) {
      if (files.length === 0) toast({ title: 'Nothing to add', description: 'There are no files in it.' })
      else void uploads.add(files, send, refresh)
    },
    retry: (id: number) => void uploads.retry(id, send, refresh),
  }
}

export const useUploadList = () => useSyncExternalStore(uploads.subscribe, uploads.current)
