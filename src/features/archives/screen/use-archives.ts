// The archives with how far each is, read again while one goes on, and what can be done with them.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Response } from '../../../kit/contract.ts'
import { api, keyOf } from '../../../ui/api.ts'
import { useAct } from '../../../ui/use-act.ts'
import { useRead } from '../../../ui/use-read.ts'
import { beginArchive, listArchives, type MailArchive, removeArchive, steerArchive } from '../contract.ts'
import { sendArchive } from './send-archive.ts'

const key = keyOf(listArchives)
const LOOK_MS = 1_000

type Read = Response<typeof listArchives>

/** Something may still become otherwise by itself. */
export const goesOn = ({ state, taken, worked }: MailArchive) => state === 'running' || worked < taken

export function useArchives() {
  return useRead(
    listArchives,
    {},
    { refetchInterval: (query) => (query.state.data?.archives.some(goesOn) ? LOOK_MS : false) },
  )
}

function useKeep() {
  const queryClient = useQueryClient()
  return (archive: MailArchive) =>
    queryClient.setQueryData<Read>(key, (read) => {
      const others = (read?.archives ?? []).filter(({ id }) => id !== archive.id)
      return { archives: [archive, ...others].toSorted((one, other) => other.id - one.id) }
    })
}

export function useArchiveActs() {
  const queryClient = useQueryClient()
  const keep = useKeep()
  const steer = useAct(
    ({ id, isPaused }: { id: number; isPaused: boolean }) =>
      api(steerArchive, { params: { id }, body: { isPaused } }),
    { failed: 'That could not be done', done: keep },
  )
  const remove = useAct((id: number) => api(removeArchive, { params: { id } }), {
    failed: 'The archive could not be removed',
    done: () => queryClient.invalidateQueries({ queryKey: key }),
  })
  return { steer, remove }
}

/** One file at a time; leaving the page ends the sending, and the same file goes on where it was. */
export function useSending() {
  const keep = useKeep()
  const [sendingId, setSendingId] = useState<number | null>(null)
  const left = useRef<AbortController>(null)
  useEffect(() => {
    const control = new AbortController()
    left.current = control
    return () => control.abort()
  }, [])
  const send = useAct(
    async ({ file, recipient, begun }: { file: File; recipient: string; begun: MailArchive | undefined }) => {
      const signal = left.current?.signal ?? AbortSignal.abort()
      const archive =
        begun ?? (await api(beginArchive, { body: { name: file.name, recipient, size: file.size } }))
      keep(archive)
      setSendingId(archive.id)
      await sendArchive(file, archive, { tell: keep, signal })
    },
    { failed: 'The archive could not be sent', settled: () => setSendingId(null) },
  )
  return { send, sendingId }
}
