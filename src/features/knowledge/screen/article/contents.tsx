// What is in an article: its headings, the one that is read at the moment marked.
import { useEffect, useMemo, useState } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { headingsOf } from './headings.ts'

/** Fewer headings need no list. */
const FEWEST = 2

export function Contents({ text }: { text: string }) {
  const headings = useMemo(() => headingsOf(text), [text])
  const [read, setRead] = useState<string | null>(null)
  const current = headings.some(({ id }) => id === read) ? read : headings[0]?.id
  useEffect(() => {
    const seen = new IntersectionObserver(
      (entries) => {
        const entry = entries.find(({ isIntersecting }) => isIntersecting)
        if (entry) setRead(entry.target.id)
      },
      { rootMargin: '0px 0px -70% 0px' },
    )
    for (const { id } of headings) {
      const heading = document.getElementById(id)
      if (heading) seen.observe(heading)
    }
    return () => seen.disconnect()
  }, [headings])
  if (headings.length < FEWEST) return null
  return (
    <nav aria-label="In this article" className="sticky top-4 pt-4">
      <p className="inscription pb-2 text-12 text-ink-2">In this article</p>
      <ul>
        {headings.map(({ id, words }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(id)?.scrollIntoView({ block: 'start' })
                setRead(id)
              }}
              className={classNames(
                'block border-l py-[5px] pl-3 text-13 leading-[19px] wrap-text',
                id === current ? 'border-ink font-medium text-ink' : 'border-line text-ink-2 hover:text-ink',
              )}
            >
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
