// How far the example has come: it plays once when it comes into sight, and from then on the viewer chooses.
import { type RefObject, useEffect, useState } from 'react'

export const stages = ['mail', 'board', 'replies'] as const
export type Stage = (typeof stages)[number]

/* Milliseconds at which the next stage begins by itself; the whole is over within five seconds (WCAG 2.2.2). */
const begins = { board: 1400, replies: 4200 }

/** With reduced motion the example stands at its end from the start. */
export function useStage(place: RefObject<HTMLElement | null>): [Stage, (stage: Stage) => void] {
  const [still] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [stage, setStage] = useState<Stage>(still ? 'replies' : 'mail')
  const [playing, setPlaying] = useState(!still)
  const inSight = useInSight(place, playing)
  useEffect(() => {
    if (!playing || !inSight) return
    const timers = [
      setTimeout(() => setStage('board'), begins.board),
      setTimeout(() => {
        setStage('replies')
        setPlaying(false)
      }, begins.replies),
    ]
    return () => timers.forEach(clearTimeout)
  }, [playing, inSight])
  const choose = (chosen: Stage) => {
    setPlaying(false)
    setStage(chosen)
  }
  return [stage, choose]
}

function useInSight(place: RefObject<HTMLElement | null>, wanted: boolean): boolean {
  const [inSight, setInSight] = useState(false)
  useEffect(() => {
    if (!wanted || !place.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setInSight(true)
      },
      { threshold: 0.3 },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, wanted])
  return inSight
}
