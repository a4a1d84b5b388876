// How much of a long list is drawn: a first part, and more whenever its end comes near.
import { useEffect, useState } from 'react'

/* Cards that are drawn at once: more than a screen holds, few enough to be quick. */
const part = 40

/**
 * `limit` items are to be drawn, at least up to `include` (an index, or -1). `end` goes on an element behind
 * the last one, there while anything is left out; it grows the list before it comes into sight.
 */
export function useGrowing(include: number) {
  const [grown, setGrown] = useState(part)
  const [end, setEnd] = useState<HTMLElement | null>(null)
  const limit = Math.max(grown, include + part)
  useEffect(() => {
    if (end === null) return
    // Watched anew after each growth, so that an end that is still in sight is heard of again.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setGrown(limit + part)
      },
      { rootMargin: '800px 0px' },
    )
    observer.observe(end)
    return () => observer.disconnect()
  }, [end, limit])
  return { limit, end: setEnd }
}
