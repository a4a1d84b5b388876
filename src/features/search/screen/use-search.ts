// Asks the search for what is typed, once the typing rests, and keeps the old results until the new ones are there.
import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useRead } from '../../../ui/use-read.ts'
import { LONGEST_QUERY, search } from '../contract.ts'
import { openedBefore } from './opened.ts'

/** Milliseconds without a key. */
const REST = 150

/** `kind` narrows to one; `path` is the page that is open, whose project comes first. */
export function useSearch(typed: string, kind: string | null, path: string) {
  const q = typed.trim().slice(0, LONGEST_QUERY)
  const asked = useRested(q)
  const [opened] = useState(() => openedBefore())
  const project = /^\/project\/([1-9]\d{0,8})$/.exec(path)?.[1]
  const query = {
    q: asked,
    ...(kind !== null && { kind }),
    ...(project !== undefined && { project: Number(project) }),
    ...(asked === '' && opened !== undefined && { opened }),
  }
  const read = useRead(search, { query }, { placeholderData: keepPreviousData, staleTime: 0, gcTime: 60_000 })
  const isOld = read.isPlaceholderData || q !== asked
  return {
    ...{ error: read.error, retry: () => void read.refetch(), isTrying: read.isFetching },
    /** Of these words. */
    data: read.data,
    /** Results of what is typed now are on their way. */
    isLoading: read.error === null && (read.isPending || isOld),
    /** What is there answers something else: nothing was typed, or something is typed now. */
    isForeign: read.data !== undefined && (q === '') !== (read.data.groups[0]?.kind === 'recent'),
  }
}

/** The text as it was when the typing rested; an empty one at once. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    if (text === rested) return
    const timer = setTimeout(() => setRested(text), text === '' || rested === '' ? 30 : REST)
    return () => clearTimeout(timer)
  }, [text, rested])
  return text === '' ? '' : rested
}
