// What a text that is not saved yet would change: sentences, and open questions that it would settle.

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, keyOf } from '../../../../ui/api.ts'
import { checkArticle } from '../../articles/contract.ts'
import type { Article } from '../../contract.ts'
import { counted, firstName } from '../knowledge-words.ts'

/** Milliseconds without a key before the server is asked. */
const PAUSE = 800

export interface WhatItChangesProps {
  article: Article
  title: string
  text: string
}

export function WhatItChanges({ article, title, text }: WhatItChangesProps) {
  const settled = useSettled(text)
  const { data } = useQuery({
    queryKey: keyOf(checkArticle, { id: article.id }, { text: settled }),
    queryFn: ({ signal }) =>
      api(checkArticle, {
        params: { id: article.id },
        body: { text: settled, ...(title.trim() !== '' && { title: title.trim() }) },
        signal,
      }),
    enabled: settled !== article.text && settled.trim() !== '',
    placeholderData: (before) => before,
  })
  if (data === undefined || settled === article.text) return null
  return (
    <div aria-live="polite" className="mt-6 grid gap-4 text-13">
      <p className="flex flex-wrap gap-x-3.5 gap-y-1 text-12 text-ink-2 tabular-nums">
        <span>
          {counted(data.sentencesAdded, 'sentence')} added, {data.sentencesRemoved} removed since version{' '}
          {article.version}
        </span>
        {article.owner !== null && <span>{firstName(article.owner.name)} owns this article and is told</span>}
      </p>
      {data.settles.length > 0 && (
        <section aria-label="Questions this would settle">
          <h2 className="pb-1.5 font-semibold">Questions this would settle</h2>
          <ul className="border-t border-line">
            {data.settles.map(({ questionId, text: asked, askCount, sentence }) => (
              <li key={questionId} className="border-b border-line py-2 text-ink-2 wrap-text">
                <span className="text-ink">{`\u201c${asked}\u201d`}</span> was asked{' '}
                {counted(askCount, 'time')} and had no answer. This sentence answers it: <q>{sentence}</q>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** The text once nobody has typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
